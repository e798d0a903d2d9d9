/** Letters that Unicode does not decompose. */
const specialLetters: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  đ: 'd',
  ı: 'i',
  ð: 'd',
  þ: 'th',
};

/** Lower case without accents: `Ødegaard` is found by `odegaard`. */
export function foldAccents(written: string): string {
  return written
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[øłßæđıðþ]/g, (letter) => specialLetters[letter] ?? letter);
}
