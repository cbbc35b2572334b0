import { replaceStyles } from './replace-styles';

test("the page's style sheet is asked for once more, and no other", () => {
  replaceStyles();
  const link = '<link rel="stylesheet" integrity="sha256-abc" href="main.css"';
  document.head.innerHTML = `${link} data-bundle="">${link}>`;
  for (let time = 0; time < 3; time += 1)
    for (const sheet of [...document.head.children]) sheet.dispatchEvent(new Event('error'));
  expect([...document.head.children].map(({ outerHTML }) => outerHTML)).toEqual([
    expect.stringMatching(/^<link rel="stylesheet" integrity="sha256-abc" href="http:\S+main\.css\?r=\d+">$/),
    `${link}>`,
  ]);
});
