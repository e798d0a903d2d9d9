import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { metrics, type MetricKey } from '@touchline/shared/domain';
import { impactEvent } from '../../components/touch/impact';
import { aCard } from '../../testing/builders';
import { TouchlineTheme } from '../../theme/TouchlineTheme';
import { MetricSwitcher } from './MetricSwitcher';
import { PlayerCard, type PlayerCardProps } from './PlayerCard';
import { describeCard } from './playerCardData';

const show = (props: Partial<PlayerCardProps> = {}) =>
  render(
    <TouchlineTheme>
      <PlayerCard
        card={aCard()}
        metric="gameweek_points"
        gameweek={34}
        onSelect={() => undefined}
        {...props}
      />
    </TouchlineTheme>,
  );

it.each<[MetricKey, string]>([
  ['rivals', '3/10 30.0%'],
  ['position', 'MID'],
  ['position_real', 'AM'],
  ['total_points', '187'],
  ['gameweek_points', '13'],
  ['selected_by', '46.2%'],
  ['ep_this', '7.4'],
  ['ep_next', '6.4'],
  ['form', '8.2'],
  ['cost', '8.6m'],
  ['set_pieces', 'P1 F2 C1'],
  ['transfers', '▲+214k'],
  ['status', '100%'],
  ['upcoming_fixtures', 'LUTbhaMCI'],
])('the metric %s shows %s', (metric, words) => {
  show({ metric });
  expect(screen.getByRole('button')).toHaveTextContent(words);
});

it.each(metrics.map(({ key }) => key))('a locked %s does not contain its value', (metric) => {
  const { container } = show({
    metric,
    locked: true,
    card: aCard({ chance: metric === 'status' ? 25 : null }),
  });
  expect(container).toHaveTextContent(/^Palmer, Chelsea midfielder, 13 pointsPalmerPass$/);
});

it.each(metrics.map(({ key }) => key))('the metric %s accepts a footballer without data', (metric) => {
  show({ metric, card: { id: 1, name: 'Someone', clubId: 'xyz', position: 'MNG' } });
  expect(screen.getByRole('button', { name: /^Someone, XYZ MNG, not yet played/ })).toBeVisible();
});

it.each([
  [-3, 'bad'],
  [0, 'zero'],
  [20, 'superb'],
  [21, 'godlike'],
])('%d points are of the class %s', (total, name) => {
  const { container } = show({ card: aCard({ points: { nominal: total, total } }) });
  expect(container.querySelector('[data-points-class]')).toHaveAttribute('data-points-class', name);
});

it('has a dash with the title "Not yet played" where points are missing, and no class', () => {
  const { container } = show({ card: aCard({ points: null }) });
  expect(screen.getByTitle('Not yet played')).toHaveTextContent('–');
  expect(container.querySelector('[data-points-class]')).toBeNull();
});

it('doubles the expected points of the suggested captain', () => {
  show({ metric: 'ep_next', card: aCard({ suggestedCaptain: true }) });
  expect(screen.getByRole('button')).toHaveTextContent('12.8 (C)');
});

it('marks the suggested captain, whatever the metric, and says that it is only a suggestion', () => {
  show({ metric: 'total_points', card: aCard({ suggestedCaptain: true }) });
  expect(screen.getByText('C')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /suggested captain/ })).toBeVisible();
});

it('marks no suggestion where the team has its captain', () => {
  show({ metric: 'ep_next', card: aCard({ suggestedCaptain: true, captainChosen: true }) });
  expect(screen.queryByText('C')).toBeNull();
  expect(screen.queryByRole('button', { name: /suggested captain/ })).toBeNull();
  expect(screen.getByRole('button')).toHaveTextContent('12.8 (C)');
});

it('shows a dash, not zero, before the first match', () => {
  show({ card: aCard({ points: null }) });
  expect(screen.getByRole('button', { name: /Not yet played/ })).toHaveTextContent('–');
});

it.each([
  [
    'a captain',
    { captaincy: 'c', points: { nominal: 13, total: 26 } },
    'Palmer, Chelsea midfielder, captain, 13 points doubled to 26',
  ],
  [
    'a triple captain',
    { captaincy: 'c', captainTimes: 3, points: { nominal: 1, total: 3 } },
    'Palmer, Chelsea midfielder, triple captain, 1 point tripled to 3',
  ],
  ['a doubtful one', { chance: 25 }, 'Palmer, Chelsea midfielder, 25% chance, 13 points'],
  [
    'one who comes on',
    { autoSub: 'in', provisional: true },
    'Palmer, Chelsea midfielder, comes on, 13 points with provisional bonus',
  ],
] as const)('%s is described in a sentence', (_, changes, sentence) => {
  expect(describeCard(aCard(changes))).toBe(sentence);
});

it('watches from the strip without opening the card', async () => {
  const happened: string[] = [];
  show({
    metric: 'watchlist',
    onSelect: () => happened.push('opened'),
    onWatch: () => happened.push('watched'),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Watch Palmer' }));
  expect(happened).toEqual(['watched']);
});

it('a star that is being saved ignores a second click', async () => {
  const happened: string[] = [];
  show({ metric: 'watchlist', card: aCard({ watchBusy: true }), onWatch: () => happened.push('watched') });
  await userEvent.click(screen.getByRole('button', { name: 'Watch Palmer' }));
  expect(happened).toEqual([]);
});

it('a star that cannot be changed gives the reason, and ignores clicks', async () => {
  const happened: string[] = [];
  show({ metric: 'watchlist', watchBlockedBy: 'You are offline.', onWatch: () => happened.push('watched') });
  const star = screen.getByRole('button', { name: 'Watch Palmer' });
  expect(star).toHaveAttribute('aria-disabled', 'true');
  expect(star).toHaveAccessibleDescription('You are offline.');
  await userEvent.click(star);
  expect(happened).toEqual([]);
});

describe('the metric switcher', () => {
  const choices: [MetricKey, MetricKey][] = [];
  const showSwitcher = (value: MetricKey, pass = false) => {
    choices.length = 0;
    render(
      <TouchlineTheme>
        <MetricSwitcher
          value={value}
          pass={pass}
          onChange={(metric, before) => choices.push([metric, before])}
        />
      </TouchlineTheme>,
    );
  };

  it('reports the new and the old metric', async () => {
    showSwitcher('rivals');
    await userEvent.click(screen.getByRole('radio', { name: 'Club' }));
    expect(choices).toEqual([['club', 'rivals']]);
  });

  it('reports nothing when the chosen one is clicked again', async () => {
    showSwitcher('rivals');
    await userEvent.click(screen.getByRole('radio', { name: 'Rivals' }));
    expect(choices).toEqual([]);
  });

  it('is one stop of the Tab key, moved through by arrows, round the ends', async () => {
    showSwitcher('rivals');
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: 'Rivals' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(choices).toEqual([['watchlist', 'rivals']]);
    expect(screen.getByRole('radio', { name: 'Watchlist' })).toHaveFocus();
  });

  it('marks what needs the pass, for those without one', () => {
    showSwitcher('rivals');
    expect(screen.getByRole('radio', { name: 'Cost , season pass' })).toBeVisible();
  });

  it('marks nothing for holders', () => {
    showSwitcher('rivals', true);
    expect(screen.getByRole('radio', { name: 'Cost' })).toBeVisible();
  });
});

describe('a long press', () => {
  const impact = jest.fn();
  beforeEach(() => {
    jest.useFakeTimers();
    impact.mockReset();
    window.addEventListener(impactEvent, impact);
  });
  afterEach(() => {
    jest.useRealTimers();
    window.removeEventListener(impactEvent, impact);
  });

  const at = (...xs: number[]) => ({ touches: xs.map((clientX) => ({ clientX, clientY: 0 })) });

  it('opens the card and is felt', () => {
    const onSelect = jest.fn();
    show({ onSelect });
    fireEvent.touchStart(screen.getByRole('button'), at(0));
    fireEvent.touchMove(screen.getByRole('button'), at(6));
    expect(onSelect).not.toHaveBeenCalled();
    jest.advanceTimersByTime(500);
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(impact).toHaveBeenCalledTimes(1);
  });

  it('opens the card once when the browser reports it first, and leaves a mouse its menu', () => {
    const onSelect = jest.fn();
    show({ onSelect });
    expect(fireEvent.contextMenu(screen.getByRole('button'))).toBe(true);
    expect(onSelect).not.toHaveBeenCalled();
    fireEvent.touchStart(screen.getByRole('button'), at(0));
    expect(fireEvent.contextMenu(screen.getByRole('button'))).toBe(false);
    jest.advanceTimersByTime(1000);
    expect(onSelect).toHaveBeenCalledTimes(1);
  });

  it.each<[string, (card: Element) => void]>([
    ['the finger moves', (card) => fireEvent.touchMove(card, at(30))],
    ['the page scrolls', (card) => fireEvent.touchCancel(card)],
    ['the finger leaves', (card) => fireEvent.touchEnd(card)],
    ['a second finger comes', (card) => fireEvent.touchStart(card, at(0, 40))],
  ])('does nothing when %s', (_, happen) => {
    const onSelect = jest.fn();
    show({ onSelect });
    fireEvent.touchStart(screen.getByRole('button'), at(0));
    happen(screen.getByRole('button'));
    jest.advanceTimersByTime(1000);
    expect(onSelect).not.toHaveBeenCalled();
    expect(impact).not.toHaveBeenCalled();
  });
});

it('marks what was done in the match, and says it', () => {
  const { container } = show({
    card: aCard({
      marks: [
        { kind: 'goal', count: 2 },
        { kind: 'yellow_card', count: 1 },
        { kind: 'off', count: 1 },
      ],
    }),
  });
  expect(
    [...container.querySelectorAll<HTMLElement>('[data-mark]')].map(({ dataset }) => dataset['mark']),
  ).toEqual(['goal', 'yellow_card', 'off']);
  expect(screen.getByRole('button', { name: /13 points, 2 goals, yellow card, taken off/ })).toBeVisible();
});
