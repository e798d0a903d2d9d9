-- Price of a footballer at the deadline of a gameweek: what the first squad of a team that joined then paid.
create table gameweek_price (
  season text not null,
  gameweek smallint not null,
  footballer_id int not null,
  price smallint not null,
  primary key (season, gameweek, footballer_id)
);
