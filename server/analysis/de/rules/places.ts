import { countries } from '#server/analysis/de/lexicon/names.ts'
import type { Rule } from '#server/analysis/grammar/rule.ts'
import { ruleOf } from './rule-of.ts'
import { has } from './verbs.ts'

const country = countries.join('|').toLowerCase()
const cities =
  'berlin|hamburg|münchen|köln|frankfurt|stuttgart|leipzig|dresden|wien|zürich|bern|basel|london|paris|rom|madrid|barcelona|lissabon|warschau|istanbul|athen|prag|moskau|mailand|neapel'
const person = 'oma|opa|mutter|vater|tante|onkel|freundin|freund|eltern|großeltern|schwester|bruder|arzt|ärztin|familie'
const inside =
  'krankenhaus|büro|supermarkt|kindergarten|altersheim|restaurant|hotel|kino|park|garten|café|museum|bett|zentrum'
const to = 'arzt|zahnarzt|bahnhof|supermarkt|friseur|flughafen|markt|bäcker|strand'

/** Where, where to and where from. */
export const places: readonly Rule[] = [
  ruleOf(
    'from_country',
    'preposition',
    [`=kommen<verb> ich|du|er|sie|wir|ihr{0,1} [von] ${country}`, `=kommen<verb> ich|sie|er? [von] ${cities} und`],
    'aus',
    'come_from',
    [
      ['Ich komme von Italien.', 'Ich komme aus Italien.'],
      ['Sie kommt von Polen.', 'Sie kommt aus Polen.'],
      ['Kommst du von Peru?', 'Kommst du aus Peru?'],
    ],
    ['Ich komme aus Italien.', 'Ich komme von der Arbeit.', 'Ich komme von Anna.'],
  ),
  ruleOf(
    'from',
    'missing_word',
    `^ ich|er|sie|wir =kommen<verb> [${country}]`,
    ({ written }) => `aus ${written}`,
    'come_from',
    [
      ['Ich komme Italien.', 'Ich komme aus Italien.'],
      ['Er kommt Spanien.', 'Er kommt aus Spanien.'],
      ['Wir kommen Chile.', 'Wir kommen aus Chile.'],
    ],
    ['Ich komme aus Italien.', 'Ich fahre nach Spanien.', 'Ich liebe Chile.'],
  ),
  ruleOf(
    'to_city',
    'preposition',
    `=gehen|=fahren|=fliegen|=reisen|ziehen<verb> *{0,3} [zu] ${cities} $`,
    'nach',
    'to_country',
    [
      ['Ich fahre zu Berlin.', 'Ich fahre nach Berlin.'],
      ['Wir fliegen morgen zu London.', 'Wir fliegen morgen nach London.'],
      ['Sie fährt zu Wien.', 'Sie fährt nach Wien.'],
    ],
    ['Ich fahre nach Berlin.', 'Ich fahre zu Klaus.', 'Wir gehen zu Hertha Berlin.'],
  ),
  ruleOf(
    'live_into',
    'article',
    '=wohnen|=leben<verb> *{0,3} in [die] schweiz|türkei|ukraine|slowakei|mongolei|usa|niederlande|stadt $',
    ({ sentence, marked }) => {
      const next = sentence[sentence.findIndex((one) => one === marked[0]) + 1]
      return /^(?:usa|niederlande)$/.test(next?.lower ?? '') ? null : 'der'
    },
    'country_article',
    [
      ['Ich wohne in die Türkei.', 'Ich wohne in der Türkei.'],
      ['Meine Oma lebt in die Ukraine.', 'Meine Oma lebt in der Ukraine.'],
      ['Wir wohnen jetzt in die Stadt.', 'Wir wohnen jetzt in der Stadt.'],
    ],
    ['Ich wohne in der Türkei.', 'Ich fahre in die Schweiz.', 'Wir leben in den USA.'],
  ),
  ruleOf(
    'in_place',
    'missing_word',
    [
      `=wohnen|=leben<verb> ~in|bei|aus|nach|nahe|von|zwischen|um|hinter|vor|neben|über{0,4} [${country}|${cities}] $`,
      `=sein<verb> noch|schon? nie|oft|einmal [${country}|${cities}]`,
      `urlaub|ferien [${country}]`,
    ],
    ({ written, beside }) =>
      ['in', 'aus', 'nach', 'von', 'bei', 'und', 'süd'].includes(beside(-1)) ? null : `in ${written}`,
    'in_town',
    [
      ['Ich wohne seit einem Jahr Hamburg.', 'Ich wohne seit einem Jahr in Hamburg.'],
      ['Ich lebe Spanien.', 'Ich lebe in Spanien.'],
      ['Wir machen Urlaub Italien.', 'Wir machen Urlaub in Italien.'],
    ],
    ['Ich wohne in Hamburg.', 'Ich wohne in der Nähe von Köln.', 'Wir waren noch nie in Polen.'],
  ),
  ruleOf(
    'to_person',
    'preposition',
    `=fahren|=gehen<verb> *{0,2} [nach] meiner|meinem|meinen|deiner|seiner|der|unseren ${person}`,
    'zu',
    'to_person',
    [
      ['Ich fahre nach meiner Tante.', 'Ich fahre zu meiner Tante.'],
      ['Wir gehen nach meinem Onkel.', 'Wir gehen zu meinem Onkel.'],
      ['Heute gehe ich nach meinen Eltern.', 'Heute gehe ich zu meinen Eltern.'],
    ],
    ['Ich fahre zu meiner Tante.', 'Ich fahre nach Rom.', 'Nach meiner Mutter gehe ich.'],
  ),
  ruleOf(
    'to_bare',
    'missing_word',
    `=gehen|=fahren<verb> ~zum|zu|in|an|am|vom|beim|im{0,3} [${to}] $`,
    ({ written, beside, words }) => {
      const before = words(1).at(-1)
      return before && (has(before, 'det') || has(before, 'prep') || has(before, 'adj'))
        ? null
        : beside(-1) === 'zum'
          ? null
          : `zum ${written}`
    },
    'to_place',
    [
      ['Ich gehe Arzt.', 'Ich gehe zum Arzt.'],
      ['Wir fahren jetzt Bahnhof.', 'Wir fahren jetzt zum Bahnhof.'],
      ['Heute gehe ich Supermarkt.', 'Heute gehe ich zum Supermarkt.'],
    ],
    ['Ich gehe zum Arzt.', 'Ich gehe in den Supermarkt.', 'Wir fahren einen Bus.'],
  ),
  ruleOf(
    'in_bare',
    'article',
    [
      `=arbeiten|=sein|=wohnen|=bleiben|=liegen|=sitzen|=essen|=besuchen<verb> *{0,3} [in|an] ${inside}`,
      '[an|in|auf] süden|norden|westen|osten',
    ],
    'im',
    'in_the',
    [
      ['Meine Mutter arbeitet in Büro.', 'Meine Mutter arbeitet im Büro.'],
      ['Wir sind in Park.', 'Wir sind im Park.'],
      ['Köln liegt in Westen.', 'Köln liegt im Westen.'],
    ],
    ['Meine Mutter arbeitet im Büro.', 'Ich wohne in Köln.', 'Wir sind in Hotels.'],
  ),
  ruleOf(
    'to_feminine',
    'article',
    '[zum] schule|arbeit|post|bank|uni|universität|party|apotheke|bäckerei|bushaltestelle|haltestelle|oma|tante|mutter|prüfung|polizei',
    'zur',
    'gender',
    [
      ['Ich gehe zum Schule.', 'Ich gehe zur Schule.'],
      ['Wie komme ich zum Apotheke?', 'Wie komme ich zur Apotheke?'],
      ['Wir fahren zum Uni.', 'Wir fahren zur Uni.'],
    ],
    ['Ich gehe zur Schule.', 'Ich gehe zum Arzt.', 'Er geht zum Bahnhof.'],
  ),
  ruleOf(
    'into_feminine',
    'article',
    '[ins] schule|stadt|bibliothek|kirche|disco|disko|küche|apotheke|bäckerei|wohnung|bank|uni|oper|schweiz|türkei|natur|mensa',
    'in die',
    'gender',
    [
      ['Ich gehe ins Stadt.', 'Ich gehe in die Stadt.'],
      ['Wir gehen ins Bibliothek.', 'Wir gehen in die Bibliothek.'],
      ['Sie geht ins Küche.', 'Sie geht in die Küche.'],
    ],
    ['Ich gehe ins Kino.', 'Ich gehe in die Stadt.', 'Wir gehen ins Büro.'],
  ),
  ruleOf(
    'in_feminine',
    'article',
    '[im] schule|stadt|bibliothek|kirche|küche|wohnung|bank|uni|universität|schweiz|türkei|klasse|pause|firma|straße|woche|nacht|natur|freizeit|mitte|nähe',
    'in der',
    'gender',
    [
      ['Ich bin im Schule.', 'Ich bin in der Schule.'],
      ['Wir wohnen im Stadt.', 'Wir wohnen in der Stadt.'],
      ['Im Freizeit lese ich.', 'In der Freizeit lese ich.'],
    ],
    ['Ich bin in der Schule.', 'Ich bin im Büro.', 'Im Garten lese ich.'],
  ),
  ruleOf(
    'since',
    'preposition',
    ['#', '<num>'].flatMap((number) => [
      `=wohnen|=leben|=arbeiten|=lernen<verb> hier|dort|deutsch|schon{0,2} [für ${number} jahre|monate|wochen|tage] $`,
      `=sein<verb> [für ${number} jahre|monate|wochen] verheiratet|hier|zusammen`,
    ]),
    ({ marked }) => {
      const [, number, noun] = marked
      return noun && number ? `seit ${number.text} ${noun.text.replace(/e$/, 'en').replace(/enn$/, 'en')}` : null
    },
    'since',
    [
      ['Ich wohne hier für zwei Jahre.', 'Ich wohne hier seit zwei Jahren.'],
      ['Wir lernen Deutsch für 3 Monate.', 'Wir lernen Deutsch seit 3 Monaten.'],
      ['Wir sind für fünf Jahre verheiratet.', 'Wir sind seit fünf Jahren verheiratet.'],
    ],
    ['Ich wohne hier seit zwei Jahren.', 'Ich fahre für zwei Wochen weg.', 'Ich lerne für die Prüfung.'],
  ),
  ruleOf(
    'think_of',
    'preposition',
    [
      '=denken<verb> oft|immer|viel|jeden|tag|sehr|nur{0,2} [von|über] dich|ihn|mich $',
      '=denken<verb> oft|immer|viel{1,2} [von dir|mir]',
    ],
    ({ marked }) => (marked.length === 1 ? 'an' : marked[1]?.lower === 'dir' ? 'an dich' : 'an mich'),
    'verb_preposition',
    [
      ['Ich denke immer über dich.', 'Ich denke immer an dich.'],
      ['Er denkt oft über mich.', 'Er denkt oft an mich.'],
      ['Ich denke viel von dir.', 'Ich denke viel an dich.'],
    ],
    ['Ich denke an dich.', 'Was denkst du von mir?', 'Ich denke über das Problem nach.'],
  ),
  ruleOf(
    'clock_word',
    'preposition',
    ['[an|in|zu|am|auf|bei] <num> uhr', '[an|in|auf] halb <num>'],
    'um',
    'time_um',
    [
      ['Ich komme an acht Uhr.', 'Ich komme um acht Uhr.'],
      ['Der Kurs beginnt auf neun Uhr.', 'Der Kurs beginnt um neun Uhr.'],
      ['Wir essen in zwölf Uhr.', 'Wir essen um zwölf Uhr.'],
    ],
    ['Ich komme um acht Uhr.', 'Es ist neun Uhr.', 'Bis zehn Uhr!'],
  ),
  ruleOf(
    'good_at',
    'preposition',
    '!!das|es gut|schlecht|besser [auf|an|bei] mathe|deutsch|englisch|sport|physik|kunst|musik|chemie|biologie|geschichte',
    'in',
    'good_at',
    [
      ['Ich bin gut auf Mathe.', 'Ich bin gut in Mathe.'],
      ['Er ist schlecht an Sport.', 'Er ist schlecht in Sport.'],
      ['Sie ist besser auf Physik.', 'Sie ist besser in Physik.'],
    ],
    ['Ich bin gut in Mathe.', 'Er ist gut.', 'Wie sagt man das auf Deutsch?'],
  ),
  ruleOf(
    'on_wall',
    'preposition',
    '=hängen<verb> *{0,2} [auf] der wand',
    'an',
    'on_wall',
    [
      ['Das Foto hängt auf der Wand.', 'Das Foto hängt an der Wand.'],
      ['Ein Bild hängt auf der Wand.', 'Ein Bild hängt an der Wand.'],
      ['Hier hängt die Uhr auf der Wand.', 'Hier hängt die Uhr an der Wand.'],
    ],
    ['Das Foto hängt an der Wand.', 'Die Katze sitzt auf der Wand.', 'Das Buch liegt auf dem Tisch.'],
  ),
  ruleOf(
    'on_phone',
    'preposition',
    '[an|in|auf] telefon',
    'am',
    'on_phone',
    [
      ['Wir sprechen an Telefon.', 'Wir sprechen am Telefon.'],
      ['Sie ist in Telefon.', 'Sie ist am Telefon.'],
      ['Ich war an Telefon.', 'Ich war am Telefon.'],
    ],
    ['Wir sprechen am Telefon.', 'Das ist ein Telefon.', 'Ich rufe an.'],
  ),
]
