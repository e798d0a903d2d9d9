import { editSearch, useSearchParams } from './router';

/**
 * A choice that stands in the address (`?view=predictions`), so that reload, Back and a shared link keep it.
 * What is not among the choices counts as the usual one, and the usual one is left out of the address.
 */
export function useAddressChoice<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  defaultChoice: Choice,
): [Choice, (choice: Choice) => void] {
  const [params, setParams] = useSearchParams();
  const given = params.get(name);
  const choice = choices.find((candidate) => candidate === given) ?? defaultChoice;
  const choose = (next: Choice) =>
    setParams((before) => editSearch(before, { [name]: next === defaultChoice ? undefined : next }));
  return [choice, choose];
}
