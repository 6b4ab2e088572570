print("rxplay")
