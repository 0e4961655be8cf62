import type { ActRule } from '#server/analysis/acts/act.ts'

/** What is wished for in jest. */
const absurd =
  'elefant|elefanten|dinosaurier|einhorn|einhörner|drachen|drache|giraffe|giraffen|krokodil|raumschiff|rakete|ufo|alien|aliens|zombie|zombies|pinguin|pinguine|nilpferd|nashorn|känguru'

/** Greeting, thanking, taking leave, and what worries, in German. */
export const courtesies: readonly ActRule[] = [
  {
    act: 'greeting',
    pattern: [
      '^ hallo|hi|hey|servus|moin|grüezi|hallöchen|halo|griaß',
      '^ guten|gutn|schönen morgen|tag|abend|mittag|nachmittag !sage|noch',
      '^ grüß gott|dich|euch',
      '^ tag|morgen $',
      '^ freut mich *{0,4} $',
      '^ schön sie|dich|euch kennenzulernen|zu sehen|kennenlernen?',
      '^ wie geht es|s ihnen|dir|euch? heute|so? $',
    ],
    right: ['Hallo', 'Guten Morgen', 'wie geht es dir'],
    wrong: ['Guten Tag sage ich zu meinem Chef', 'Ich habe einen guten Job', 'Morgen fahre ich'],
  },
  {
    act: 'thanks',
    pattern: [
      '^ ja|nein|ok|gut|super|sehr|vielen|besten|herzlichen|tausend|toll|prima|danke|na|schön|alles? gut|klar|herzlichen? danke|dank|dankeschön|dankesehr',
      '^ ich danke dir|ihnen|euch|sehr',
      '^ das ist sehr|wirklich|zu|so? nett|freundlich|lieb von? dir|ihnen? $',
      '^ sehr nett|freundlich|lieb $',
    ],
    right: ['vielen Dank', 'Nein, danke', 'ich danke Ihnen'],
    wrong: ['Meine Mutter sagt immer danke', 'Mein Chef ist sehr nett', 'Ich habe ihm gedankt'],
  },
  {
    act: 'goodbye',
    pattern: [
      '^ ok|danke|gut|also? tschüss|tschüs|tschau|ciao|bye|ade|adieu',
      '^ auf wiedersehen|wiedersehn|wiederhören|wiederschauen',
      '^ bis morgen|bald|später|dann|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|zum|nächste|gleich nächsten|woche? mal? $',
      '^ ich muss jetzt|leider? jetzt|leider? gehen|los|weg|weiter|aufhören $',
      '^ muss jetzt? los|weg|gehen $',
      '^ kann|darf ich jetzt|endlich [gehen|weg|aufhören] $',
      '^ schönen|schönes|schöne tag|wochenende|abend|woche|feiertage noch? $',
      '^ gute nacht $',
      '^ mach es gut $',
      '^ machen sie es gut $',
      '^ wir sehen uns *{0,2} $',
    ],
    right: ['Tschüss', 'Auf Wiedersehen', 'ich muss los', 'kann ich jetzt gehen?'],
    wrong: [
      'Kann ich jetzt zu Fuß gehen?',
      'Ich habe meinen Freunden tschüss gesagt',
      'Ich muss morgen zum Arzt gehen',
      'Ich arbeite bis fünf',
    ],
  },
  {
    act: 'insult',
    pattern: [
      'du|sie bist|sind so|ein|eine|echt|total|wirklich|sehr|voll? dumm|idiot|blöd|doof|dämlich|trottel|hässlich|bescheuert|arschloch|behindert',
      '^ du? idiot|arschloch|trottel|blödmann|dummkopf|wichser|depp $',
      'halt|halten die|das|deine|dein klappe|maul|fresse|mund $',
      '^ fick|leck dich|mich',
      '^ verpiss dich',
    ],
    right: ['du bist dumm', 'Idiot', 'halt die Klappe'],
    wrong: ['Mein dummer Bruder hat es kaputt gemacht', 'Das war eine dumme Idee', 'Ich bin nicht dumm'],
  },
  {
    act: 'distress',
    pattern: [
      'ich will|möchte sterben $',
      'will|möchte nicht mehr leben $',
      'mich umbringen|töten $',
      'schlägt|verprügelt mich $',
      'ich verletze|ritze mich selbst? $',
    ],
    right: ['ich will sterben', 'ich will nicht mehr leben', 'mein Vater schlägt mich'],
    wrong: ['Ich lache mich tot', 'Ich will nicht mehr in Berlin leben, sondern in Bonn', 'Ich verletze niemanden'],
  },
  {
    act: 'nonsense',
    pattern: [
      '^ kacka|pups|furz|pipi|popo $',
      '^ bla|ha|hi|lol bla|ha|hi|lol{1,9} $',
      '^ haha|hahaha|hihi|lol? nein? nur|war|das|ein{0,3} spaß|scherz|witz $',
      `^ *{0,2} will|möchte|brauche|nehme|hätte|kaufe|suche gern|gerne|lieber? einen|ein|eine|den|zwei|drei|mein|meinen *{0,1} ${absurd} bitte? $`,
      `für mein|meinen|den|einen *{0,1} ${absurd} $`,
      '^ und|aber? du bist so|echt|voll|sehr|ein|total|richtig? bisschen? komisch|langsam|langweilig|nervig|seltsam|albern haha|lol? $',
    ],
    right: ['furz', 'bla bla', 'hahaha', 'asdfgh', 'ich will einen elefant', 'du bist echt komisch'],
    wrong: ['ok', 'Hi', 'Pizza', 'Ich möchte Elefanten in Afrika sehen', 'Du bist langsam gefahren'],
  },
]
