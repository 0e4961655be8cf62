import type { Rule } from '#server/analysis/grammar/rule.ts'
import { countries } from '#server/analysis/de/lexicon/names.ts'
import { articleIn, genderOf } from './noun-phrase.ts'
import { has } from './verbs.ts'

const country = countries.join('|').toLowerCase()
const cities =
  'berlin|hamburg|münchen|köln|frankfurt|stuttgart|leipzig|dresden|wien|zürich|bern|basel|london|paris|rom|madrid|barcelona|lissabon|warschau|istanbul|athen|prag|moskau|mailand|neapel'
const person = 'oma|opa|mutter|vater|tante|onkel|freundin|freund|eltern|großeltern|schwester|bruder|arzt|ärztin|familie'
const inside =
  'krankenhaus|büro|supermarkt|kindergarten|altersheim|restaurant|hotel|kino|park|garten|café|museum|bett|zentrum'
const to = 'arzt|zahnarzt|bahnhof|supermarkt|friseur|flughafen|markt|bäcker|strand'

const rule = (
  id: string,
  kind: Rule['kind'],
  pattern: Rule['pattern'],
  better: Rule['better'],
  why: string,
  wrong: Rule['wrong'],
  right: readonly string[],
): Rule => ({ id: `de.${kind}.${id}`, kind, pattern, better, why, wrong, right })

/** Small words that are missing, too many, or others. */
export const habits: readonly Rule[] = [
  rule(
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
  rule(
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
  rule(
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
  rule(
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
  rule(
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
  rule(
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
  rule(
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
  rule(
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
  rule(
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
  rule(
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
  rule(
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
  rule(
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
  rule(
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
  rule(
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
  rule(
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
  rule(
    'cup_of',
    'missing_word',
    '=möchten|=nehmen|=trinken|=brauchen|=bestellen<verb> ich|wir? [tasse|flasche|glas|stück|kilo] <noun>',
    ({ marked, written }) => {
      const gender = genderOf(marked[0], 'ein')
      return gender === null || gender === 'pl' ? null : `${articleIn('ein', 'acc', gender)} ${written}`
    },
    'article_missing',
    [
      ['Ich möchte Tasse Kaffee.', 'Ich möchte eine Tasse Kaffee.'],
      ['Ich nehme Glas Wasser.', 'Ich nehme ein Glas Wasser.'],
      ['Wir brauchen Flasche Milch.', 'Wir brauchen eine Flasche Milch.'],
    ],
    ['Ich möchte eine Tasse Kaffee.', 'Ich nehme zwei Stück.', 'Ich trinke Wasser.'],
  ),
  rule(
    'fuehlen_mich',
    'missing_word',
    [
      '^ ich [fühle] heute|sehr|nicht|so|jetzt{1,3} gut|schlecht|wohl|krank|müde|besser',
      '^ heute|jetzt [fühle ich] nicht|sehr? gut|schlecht|krank|müde',
    ],
    ({ written }) => `${written} mich`,
    'reflexive_missing',
    [
      ['Ich fühle heute sehr gut.', 'Ich fühle mich heute sehr gut.'],
      ['Heute fühle ich nicht gut.', 'Heute fühle ich mich nicht gut.'],
      ['Ich fühle nicht wohl.', 'Ich fühle mich nicht wohl.'],
    ],
    ['Ich fühle mich gut.', 'Ich fühle nichts.', 'Heute fühle ich mich gut.'],
  ),
  rule(
    'teeth',
    'agreement',
    '=waschen|=putzen<verb> ich? [mich|dich] die|meine|deine zähne|hände|haare|nase',
    ({ marked }) => (marked[0]?.lower === 'mich' ? 'mir' : 'dir'),
    'reflexive_dative',
    [
      ['Ich wasche mich die Haare.', 'Ich wasche mir die Haare.'],
      ['Ich putze mich die Zähne.', 'Ich putze mir die Zähne.'],
      ['Putz dich die Nase!', 'Putz dir die Nase!'],
    ],
    ['Ich wasche mich.', 'Ich wasche mir die Haare.', 'Ich putze die Küche.'],
  ),
  rule(
    'thank_you_dative',
    'agreement',
    '^ ich|wir danke|danken|helfe|helfen|antworte|gratuliere [dich]',
    'dir',
    'dative_verb',
    [
      ['Ich danke dich für alles.', 'Ich danke dir für alles.'],
      ['Ich helfe dich.', 'Ich helfe dir.'],
      ['Wir danken dich.', 'Wir danken dir.'],
    ],
    ['Ich danke dir.', 'Ich sehe dich.', 'Wir helfen dir.'],
  ),
  rule(
    'must',
    'spelling',
    ['ich|er|man|sie [mus]', '[mus] ich|er|man|sie'],
    ({ marked }) => (marked[0]?.text === 'mus' ? 'muss' : null),
    'leid',
    [
      ['Ich mus jetzt gehen.', 'Ich muss jetzt gehen.'],
      ['Er mus arbeiten.', 'Er muss arbeiten.'],
      ['Heute mus ich lernen.', 'Heute muss ich lernen.'],
    ],
    ['Ich muss jetzt gehen.', 'Er mag Mus.', 'Das Mus ist gut.'],
  ),
  rule(
    'knows_not',
    'word_choice',
    ['^ ich [kenne] nicht , wo|was|wie|wann|wer|warum|ob', '^ [kennst] du , wo|was|wie|wann|wer|warum|ob'],
    ({ marked }) => (marked[0]?.lower === 'kenne' ? 'weiß' : 'weißt'),
    'know',
    [
      ['Ich kenne nicht, wo sie ist.', 'Ich weiß nicht, wo sie ist.'],
      ['Ich kenne nicht, was das ist.', 'Ich weiß nicht, was das ist.'],
      ['Kennst du, wie das geht?', 'Weißt du, wie das geht?'],
    ],
    ['Ich weiß nicht, wo sie ist.', 'Ich kenne ihn nicht.', 'Kennst du Anna?'],
  ),
  rule(
    'study_for',
    'word_choice',
    '[studiere|studierst|studiert|studieren] ich? für den|die|das|eine|einen|meine test|prüfung|examen|klausur|schule',
    ({ marked }) => marked[0]?.lower.replace('studier', 'lern') ?? null,
    'study',
    [
      ['Ich studiere für die Prüfung.', 'Ich lerne für die Prüfung.'],
      ['Er studiert für den Test.', 'Er lernt für den Test.'],
      ['Wir studieren für die Klausur.', 'Wir lernen für die Klausur.'],
    ],
    ['Ich lerne für die Prüfung.', 'Ich studiere Medizin.', 'Er studiert in Köln.'],
  ),
  rule(
    'extra_es',
    'extra_word',
    [
      '^ es gibt [es]',
      '^ ich heiße [ich]',
      '^ mein|meine vater|mutter|bruder|schwester|oma|opa|tante|freund|freundin ist|hat [er|sie] !<verb>',
    ],
    '',
    'twice',
    [
      ['Es gibt es einen Park.', 'Es gibt einen Park.'],
      ['Ich heiße ich Anna.', 'Ich heiße Anna.'],
      ['Mein Bruder ist er 20 Jahre alt.', 'Mein Bruder ist 20 Jahre alt.'],
    ],
    ['Es gibt einen Park.', 'Gibt es Tee?', 'Ich heiße Anna und sie heißt Eva.'],
  ),
  rule(
    'because_i',
    'missing_word',
    ['weil|dass|wenn|obwohl [~ich|und|oder|wer|die|der{1,4} bin] $'],
    ({ written, marked }) => (marked.some(({ lower }) => lower === 'ich') ? null : `ich ${written}`),
    'subject_missing',
    [
      ['Ich bleibe hier, weil müde bin.', 'Ich bleibe hier, weil ich müde bin.'],
      ['Ich esse viel, wenn traurig bin.', 'Ich esse viel, wenn ich traurig bin.'],
      ['Er weiß, dass Lehrer bin.', 'Er weiß, dass ich Lehrer bin.'],
    ],
    ['Ich bleibe hier, weil ich müde bin.', 'Wenn du da bist.', 'Weil ich hier und froh bin.'],
  ),
  rule(
    'adjective_after_be',
    'agreement',
    [
      '^ das|mein|meine|der|die|dieser|diese|dieses <noun> =sein<verb> sehr|zu|so|nicht? [<adj -base -er>] $',
      '^ ich|du|er|es|wir =sein<verb> sehr|zu|so|nicht? [<adj -base -er>] $',
    ],
    (match) => {
      const [word] = match.marked
      const isStrong = match.sentence.some(({ lower }) => lower === 'sehr' || lower === 'zu')
      if (
        !word ||
        !/^\p{Ll}/u.test(word.text) ||
        has(word, 'adj base') ||
        (has(word, 'verb') && !isStrong) ||
        has(word, 'adj part')
      )
        return null
      if (
        word.readings.some(({ tags }) => !tags.has('adj') && !tags.has('verb')) ||
        /(?:ste|er)[nrms]?$/.test(word.lower)
      )
        return null
      return match.form(word, 'adj → adj base') || null
    },
    'no_ending',
    [
      ['Das Haus ist schöne.', 'Das Haus ist schön.'],
      ['Die Suppe ist zu heiße.', 'Die Suppe ist zu heiß.'],
      ['Ich bin sehr kranke.', 'Ich bin sehr krank.'],
    ],
    ['Das Haus ist schön.', 'Das ist eine schöne.', 'Die Leute sind andere.'],
  ),
  rule(
    'perfect_be_more',
    'tense',
    [
      '^ ich|du|er|sie|wir|es [habe|hast|hat|haben] ~dass|und|das|den|ein|einen|meinen|sich|mich|dich|ihn|uns|euch|sie|es|die{0,4} geflogen|gefahren|umgezogen|abgefahren|weggefahren|gestorben $',
      '^ der|die|das|mein|meine <noun> [hat|haben] ~dass|und|das|den|ein|einen|meinen|sich|mich|dich|ihn|uns|euch|sie|es|die{0,3} geflogen|gefahren|umgezogen|abgefahren|weggefahren|angekommen $',
    ],
    ({ marked }) => ({ habe: 'bin', hast: 'bist', hat: 'ist', haben: 'sind' })[marked[0]?.lower ?? ''] ?? null,
    'perfect_be',
    [
      ['Wir haben nach Berlin geflogen.', 'Wir sind nach Berlin geflogen.'],
      ['Der Zug hat schon abgefahren.', 'Der Zug ist schon abgefahren.'],
      ['Ich habe mit dem Bus gefahren.', 'Ich bin mit dem Bus gefahren.'],
    ],
    ['Wir sind nach Berlin geflogen.', 'Ich habe das Auto gefahren.', 'Er hat den Bus gefahren.'],
  ),
  rule(
    'perfect_have_object',
    'tense',
    '[bin|bist|ist|sind] mein|meine|meinen|seinen|seine|ihren|ihre|unseren|einen|den <noun> *{0,3} vergessen|verloren|gefunden|gekauft|gemacht|gesehen|gebracht|verkauft|bezahlt|genommen $',
    ({ marked }) => ({ bin: 'habe', bist: 'hast', ist: 'hat', sind: 'haben' })[marked[0]?.lower ?? ''] ?? null,
    'perfect_have',
    [
      ['Er ist seinen Pass verloren.', 'Er hat seinen Pass verloren.'],
      ['Ich bin mein Buch zu Hause vergessen.', 'Ich habe mein Buch zu Hause vergessen.'],
      ['Wir sind den Schlüssel gefunden.', 'Wir haben den Schlüssel gefunden.'],
    ],
    ['Er hat seinen Pass verloren.', 'Ich bin den Weg gegangen.', 'Das Geld ist verloren.'],
  ),
]
