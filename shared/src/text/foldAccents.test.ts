import { foldAccents, hasName } from '.';

it.each([
  ['Ødegaard', 'odegaard'],
  ['Guimarães', 'guimaraes'],
  ['Fàbregas ł', 'fabregas l'],
  ['Groß', 'gross'],
  ['GW24', 'gw24'],
])('%s is compared as %s', (written, folded) => {
  expect(foldAccents(written)).toBe(folded);
});

it.each([
  ['Zoë Bell', 'zoe b', true],
  ['Zoë Bell', 'BELL', true],
  ['Zoë Bell', 'ell', false],
  ['Zoë Bell', 'zoe x', false],
])('%s has the name "%s": %s', (name, query, is) => {
  expect(hasName(name, query)).toBe(is);
});
