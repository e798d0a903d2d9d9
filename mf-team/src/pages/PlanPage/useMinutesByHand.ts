import { useUser } from '@touchline/shared/contract';
import type { FootballerId } from '@touchline/shared/domain';
import { tabStorage } from '@touchline/shared/storage';
import { useState } from 'react';
import type { MinutesByHand } from '../../domain/planView';

type Stored = readonly (readonly [FootballerId, number])[] | undefined;

/** Minutes that the reader expects of footballers. They survive a reload of the tab, and belong to no draft. */
export function useMinutesByHand() {
  const key = `touchline.planMinutes.${useUser()?.id ?? ''}`;
  const [byHand, setByHand] = useState<MinutesByHand>(() => new Map(tabStorage.readJson(key) as Stored));
  const setMinutes = (id: FootballerId, minutes: number | undefined) => {
    const next = new Map(byHand);
    if (minutes === undefined) next.delete(id);
    else next.set(id, minutes);
    setByHand(next);
    tabStorage.writeJson(key, [...next]);
  };
  return { byHand, setMinutes };
}
