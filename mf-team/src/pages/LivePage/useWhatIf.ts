import { editSearch, useSearchParams } from '@touchline/shared/router';
import { readWhatIf, type WhatIf, writeWhatIf } from '@touchline/shared/domain';
import { useMemo } from 'react';

/** The word of the address under which a setting stands, so that a shared link brings it back. */
export const whatIfWord = 'if';

/** What is set otherwise, kept in the address. */
export function useWhatIf(): [WhatIf, (setting: WhatIf) => void] {
  const [params, setParams] = useSearchParams();
  const written = params.get(whatIfWord) ?? '';
  const setting = useMemo(() => readWhatIf(written), [written]);
  const set = (next: WhatIf) =>
    setParams((before) => editSearch(before, { [whatIfWord]: writeWhatIf(next) || undefined }));
  return [setting, set];
}
