import { of } from 'rxjs';
function main() {
  const title = 'search results';
  function search() { return title; }
  return search();
}
console.log(main());
function app() {
  // The word render stands in this comment, and in a text: 'render'.
  const label = 'to render';
  const o = { render: 1 };
  run();
  const late = 'late';
  function run() { console.log(label, o.render); }
  function render() { return `${label} ${late}`; }
  return render();
}
console.log(app());
of('x').subscribe((x) => {
  const show = 'log it';
  function log(y) { console.log(show, y); }
  log(x);
});
//> 0ms search results
//> 0ms to render 1
//> 0ms to render late
//> 0ms log it x
