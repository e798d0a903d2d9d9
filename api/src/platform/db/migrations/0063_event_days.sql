-- Events of whole days, counted once (features/general/countEvents.ts): counting all of them takes seconds.

create table event_day (
  -- In UTC.
  day date not null,
  slug text not null,
  count int not null,
  primary key (day, slug)
);
