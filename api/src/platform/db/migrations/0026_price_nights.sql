-- What the game announced before each change of prices, and how right it was.
create table price_night (
  season text not null,
  -- When prices change.
  at timestamptz not null,
  -- The change after it: what is read later shows both.
  until timestamptz not null,
  -- The last reading before the change: its epoch, and the app's time.
  epoch int not null,
  noted_at timestamptz not null,
  -- Of those whose change is announced: [{"id", "by", "price", "percent", "likelihood"}].
  announced jsonb not null,
  -- The reading that shows the new prices; null until then.
  seen_at timestamptz,
  -- False when the reading before was too early or the one after too late to tell; the counts are null then.
  is_judged boolean not null default false,
  expected int,
  as_announced int,
  not_as_announced int,
  unannounced int,
  primary key (season, at)
);
