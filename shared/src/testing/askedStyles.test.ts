/** @jest-environment ./src/testing/browserEnvironment.cjs */
const show = (html: string, css = '') => {
  document.head.innerHTML = `<style>${css}</style>`;
  document.body.innerHTML = html;
};
const styleOf = (selector: string) => {
  const element = document.querySelector(selector);
  if (element === null) throw new Error(`There is no ${selector}.`);
  return getComputedStyle(element);
};

describe('what queries ask of a style', () => {
  it('is what the last matching rule says, and the element itself above all', () => {
    show(
      '<p class="a b">1</p><p class="a" style="display: flex">2</p>',
      '.a { display: none } p.b { display: grid } .c { display: block }',
    );
    expect(styleOf('.b').display).toBe('grid');
    expect(styleOf('.b').getPropertyValue('display')).toBe('grid');
    expect(styleOf('[style]').display).toBe('flex');
  });

  it('is the default of the tag and its attributes where no rule says it', () => {
    show('<p>1</p><button>2</button><p hidden id="hidden">3</p><dialog>4</dialog>');
    expect(['p', 'button', '#hidden', 'dialog'].map((one) => styleOf(one).display)).toEqual([
      'block',
      'inline-block',
      'none',
      'none',
    ]);
  });

  it('is inherited for visibility and pointer events, not for display and opacity', () => {
    show(
      '<div class="off"><p>1</p></div>',
      '.off { visibility: hidden; pointer-events: none; opacity: 0; display: none }',
    );
    const { visibility, pointerEvents, opacity, display } = styleOf('p');
    expect({ visibility, pointerEvents, opacity, display }).toEqual({
      visibility: 'hidden',
      pointerEvents: 'none',
      opacity: '',
      display: 'block',
    });
  });

  it('follows a rule for the screen, no other medium, and no selector that is unknown', () => {
    show(
      '<p>1</p>',
      `@media screen { p { opacity: 0.5 } } @media print { p { opacity: 0.1 } } p:unknown-thing { opacity: 0 }`,
    );
    expect(styleOf('p').opacity).toBe('0.5');
  });

  it('follows a sheet and a rule that are added later', () => {
    show('<p>1</p>', 'p { display: grid }');
    expect(styleOf('p').display).toBe('grid');
    const sheet = document.head.appendChild(document.createElement('style'));
    sheet.textContent = 'p { display: flex }';
    expect(styleOf('p').display).toBe('flex');
    sheet.sheet?.insertRule('p { display: none }', 1);
    expect(styleOf('p').display).toBe('none');
    sheet.remove();
    expect(styleOf('p').display).toBe('grid');
  });

  it('leaves every other property to the document', () => {
    show('<p>1</p>', 'p { color: rgb(1, 2, 3); margin-top: 4px }');
    expect(styleOf('p').color).toBe('rgb(1, 2, 3)');
    expect(styleOf('p').getPropertyValue('margin-top')).toBe('4px');
    expect('marginTop' in styleOf('p')).toBe(true);
  });
});
