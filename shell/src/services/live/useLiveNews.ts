import { rivalsState } from '@touchline/shared/calls/rivalsState';
import { useLive, useShell } from '@touchline/shared/contract';
import { statePatched } from '@touchline/shared/shell-store';
import { useDispatch } from '@touchline/shared/store';

const gameweekOf = (data: unknown) => {
  const gameweek = (data as { gameweek_id?: unknown } | null)?.gameweek_id;
  return typeof gameweek === 'number' ? gameweek : undefined;
};

/**
 * Maps messages of the stream to events of the contract, and applies what other tabs of the account changed.
 */
export function useLiveNews(): void {
  const { api, events } = useShell();
  const dispatch = useDispatch();
  useLive(({ type, data }) => {
    const gameweek = gameweekOf(data);
    if (type === 'points' && gameweek !== undefined)
      events.emit('livePointsMoved', { gameweek, at: Date.now() });
    if (type !== 'state') return;
    api.call(rivalsState).then(
      ({ payload: { rival_ids, rivals_view, rivals_config, ownership } }) =>
        dispatch(statePatched({ rivals: rival_ids, rivals_view, rivals_config, ownership })),
      () => undefined,
    );
  });
}
