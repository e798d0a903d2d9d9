import { editSearch, useSearchParams } from '@touchline/shared/router';
import { readWhatIf, type WhatIf, writeWhatIf } from '@touchline/shared/domain';
import { useMemo } from 'react';

/** Query parameter of the settings, so that a shared link restores them. */
export const whatIfWord = 'if';

/** The "what if" settings, stored in the address. */
export function useWhatIf(): [WhatIf, (setting: WhatIf) => void] {
  const [params, setParams] = useSearchParams();
  const written = params.get(whatIfWord) ?? '';
  const setting = useMemo(() => readWhatIf(written), [written]);
  const set = (next: WhatIf) =>
    setParams((before) => editSearch(before, { [whatIfWord]: writeWhatIf(next) || undefined }));
  return [setting, set];
}
