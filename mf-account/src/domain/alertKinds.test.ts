import { keepAlertKinds, readAlertKinds } from './alertKinds';

afterEach(() => localStorage.clear());

it('keeps what is switched on, for one account', () => {
  expect(keepAlertKinds('ada', ['prices', 'news'])).toBe(true);
  expect(readAlertKinds('ada')).toEqual(['prices', 'news']);
  expect(readAlertKinds('ronnie')).toEqual([]);
});

it.each(['{', 'null', '7', '["ads"]', '{"prices":true}'])('reads %s as nothing switched on', (kept) => {
  localStorage.setItem('tl-alert-kinds:ada', kept);
  expect(readAlertKinds('ada')).toEqual([]);
});

it('says when this device keeps nothing', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(keepAlertKinds('ada', ['prices'])).toBe(false);
  full.mockRestore();
});
