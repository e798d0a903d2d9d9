import type { Chance } from './random';

/** An invented person. */
export interface PersonName {
  readonly first: string;
  readonly last: string;
}

/** The parts of invented names of one origin. */
interface NameStock {
  readonly first: readonly string[];
  /** Beginnings and endings of family names; any two can be combined. */
  readonly stems: readonly string[];
  readonly endings: readonly string[];
}

const words = (text: string): string[] => text.split(' ');

/** Each with its weight among the footballers of the league. */
const stocks: readonly (readonly [number, NameStock])[] = [
  [
    34,
    {
      first: words(
        'Alfie Archie Callum Connor Danny Elliot Finley Freddie George Harvey Jamie Joel Kieran Lewis Louie Mason Nathan Ollie Reece Rhys Rory Sonny Toby Tyler Zak Jaden Marlon Theo',
      ),
      stems: words(
        'Ash Brack Cald Dray Ells Farn Grims Hather Ingle Kemp Lang Marl Nether Oak Pember Rad Stan Thorn Under Wake Whit Win Hollo Birk',
      ),
      endings: words(
        'by combe croft dale den field ford ham hurst ley low more shaw stead thorpe ton well wick worth',
      ),
    },
  ],
  [
    9,
    {
      first: words(
        'Aurélien Bastien Clément Corentin Florian Gaëtan Ibrahima Jérémie Kévin Loïc Mathis Moussa Noé Rémi Sékou Théo Yanis',
      ),
      stems: words('Beau Char Delau Four Gir Lam Mar Mont Per Roch Saint Val Ville Cour'),
      endings: words(
        'bert boin bier cellé champs court dier gnac gnon lard laud lier mont nay rand reau veau',
      ),
    },
  ],
  [
    9,
    {
      first: words(
        'Álvaro Andrés Borja César Diego Gonzalo Iñigo Iván Joaquín Martín Matías Nicolás Rubén Sebastián Tomás Unai',
      ),
      stems: words('Albar Barr Cald Echev Gal Iri Lar Mend Mor Oban Ort Sal Urr Zub Val Quint'),
      endings: words('áin ales arreta ero eño iaga idal iega illo ina ondo oz uela ueta uren'),
    },
  ],
  [
    8,
    {
      first: words(
        'Afonso Caio Danilo Diogo Fábio Gonçalo João Luan Matheus Murilo Rúben Thales Tiago Vitinho Wesley',
      ),
      stems: words('Alm Arau Bar Cav Esp Fig Guim Lour Mag Mor Nog Pal Que Tav Vas'),
      endings: words('alães alho aria arinho ata eida eira eiro ença inho irós oso ueira ões'),
    },
  ],
  [
    8,
    {
      first: words(
        'Anders Bjørn Eirik Emil Filip Håkon Jens Jonas Kasper Lasse Magnus Mikkel Oscar Rasmus Søren Sander Viktor',
      ),
      stems: words('Berg Dahl Eng Fjell Grøn Holm Lind Lund Nygå Ost Sand Skov Strøm Sund Vester Åke Øst'),
      endings: words('aard bakke bæk dal foss gren gård haug heim lund mark rup stad ström vik'),
    },
  ],
  [
    7,
    {
      first: words(
        'Ante Bogdan Dario Dejan Domagoj Goran Ivan Josip Luka Marko Mateo Nemanja Nikola Stefan Vedran Željko',
      ),
      stems: words(
        'Babi Brn Draga Grgi Kova Ljubi Mari Milo Obra Pavlo Radu Stani Tomi Vuči Zori Šari Živko',
      ),
      endings: words('čević ević ić jević nić rić šević vić vac šić'),
    },
  ],
  [
    7,
    {
      first: words('Bram Daan Dries Jasper Jelle Joost Kobe Lars Maarten Niels Ruben Sem Stijn Thijs Wout'),
      stems: words(
        'Blom Brink De Dijk Haver Hoek Kamp Kuip Linden Meer Oost Ros Schouten Verbeek Vlies Wester Zand',
      ),
      endings: words('bergh beek dael donk ers huis man meijer mans ma stra veld voort zijl'),
    },
  ],
  [
    7,
    {
      first: words(
        'Abdoulaye Amadou Bakary Cheikh Cédric Ebrima Emeka Habib Ismaël Kwabena Lamine Mamadou Obinna Ousmane Seydou Tunde Yaw',
      ),
      stems: words('Adeba Amo Bam Cama Dia Eke Fofa Kone Mensa Ndi Nwa Okafo Sago Sanka Traw Tchou Yebo'),
      endings: words('ba ré gné kou la mbé ndi né ngo ré sso té wu yé yo'),
    },
  ],
  [
    5,
    {
      first: words(
        'Fabian Finn Florian Jannik Julian Kilian Lennart Linus Lukas Marius Niklas Robin Tobias Timo',
      ),
      stems: words('Bach Braun Ehren Fried Grün Hart Kess Lauten Mühl Rein Schön Stein Trau Wal Weiß'),
      endings: words('acher bauer dorf ecker feld hofer inger kamp ler mann müller rich schmid wald'),
    },
  ],
  [
    6,
    {
      first: words(
        'Ali Hiroto Jae-won Kaoru Kenta Min-ho Oleh Ramin Ryo Serhiy Taras Vitaliy Yusuf Andriy Emre Hakan',
      ),
      stems: words('Aka Fuji Hama Kara Koro Miya Naka Saka Shev Take Tymo Yama Yıl Özde Kuro'),
      endings: words('bara da gawa hara kawa maz moto no ran saki shita ta ura yuk zaki'),
    },
  ],
];

/** A footballer's name with a random origin. */
export function footballerName(chance: Chance): PersonName {
  const chosen = stocks[chance.weighted(stocks.map(([weight]) => weight))];
  const stock = (chosen ?? stocks[0])?.[1];
  if (stock === undefined) throw new Error('There are no names.');
  return { first: chance.one(stock.first), last: familyName(stock, chance) };
}

function familyName({ stems, endings }: NameStock, chance: Chance): string {
  const stem = chance.one(stems);
  const ending = chance.one(endings);
  // Two equal letters at the seam would look like a typing error.
  return stem.endsWith(ending.charAt(0)) ? stem + ending.slice(1) : stem + ending;
}

export function managerName(chance: Chance): PersonName {
  return footballerName(chance);
}

const colours = words('Amber Crimson Golden Midnight Scarlet Silver Velvet Emerald Copper Ivory');
const nouns = words(
  'Badgers Comets Dynamos Falcons Gulls Herons Lanterns Magpies Otters Pirates Rockets Stags Tigers Wanderers Wolves Kestrels Hornets Rovers',
);
const starts = words(
  'Bench Clean Corner Dugout Extra Final Free Last Late Long Nutmeg Offside Penalty Stoppage Tap-in Throw-in Touchline Volley',
);
const ends = words(
  'Academy Athletic Brigade Collective Dreamers Express Heroes Kings Merchants Project Regulars Society Specialists Syndicate Town Union United XI',
);
const places = words(
  'Ashcombe Birkdale Brackford Caldthorpe Farnley Grimsworth Hatherton Kempstead Langwick Marlhurst Netherby Oakcroft Radwell Stanlow Thornham Wakeshaw Whitden Winmore',
);
const clubWords = words('Albion Athletic Casuals City Rangers Rovers Town United Wanderers');

/** The name of a fantasy team. About 2,000 combinations exist before numbers are needed. */
export function fantasyTeamName(chance: Chance, owner: PersonName): string {
  const shape = chance.below(6);
  if (shape === 0) return `${chance.one(colours)} ${chance.one(nouns)}`;
  if (shape === 1) return `${chance.one(places)} ${chance.one(clubWords)}`;
  if (shape === 2) return `${owner.last} ${chance.one(clubWords)}`;
  if (shape === 3) return `${owner.first}'s ${chance.one(nouns)}`;
  if (shape === 4) return `The ${chance.one(starts)} ${chance.one(ends)}`;
  return `${chance.one(starts)} ${chance.one(ends)}`;
}

/** The name of a private mini-league. */
export function leagueName(chance: Chance): string {
  const shape = chance.below(4);
  if (shape === 0) return `${chance.one(places)} Office League`;
  if (shape === 1) return `The ${chance.one(colours)} Cup`;
  if (shape === 2) return `${chance.one(places)} ${chance.one(ends)}`;
  return `Friends of ${chance.one(places)}`;
}
