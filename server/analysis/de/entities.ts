import type { EntityPack } from '#server/analysis/entities/entity.ts'

const days = 'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag'

/** What messages in German name. */
export const entities: EntityPack = {
  rules: [
    {
      kind: 'name',
      pattern: ['ich heiße|heisse', 'mein name|vorname ist'],
      right: [
        ['Ich heiße Anna.', 'Anna'],
        ['Mein Name ist Peter Müller', 'Peter Müller'],
        ['Hallo, ich heiße Ada', 'Ada'],
      ],
      wrong: ['Ich heiße nicht so', 'Mein Name ist schwer', 'Mein Name ist sehr lang'],
    },
    {
      kind: 'bare_name',
      pattern: ['^ hallo|hi? ,? ich bin'],
      right: [
        ['Ich bin Anna.', 'Anna'],
        ['Hallo, ich bin Peter', 'Peter'],
        ['Ich bin Maria und komme aus Spanien', 'Maria'],
      ],
      wrong: ['Ich bin müde', 'Ich bin Lehrer', 'Ich bin aus Spanien'],
    },
    {
      kind: 'place',
      pattern: [
        '=wohnen|=leben|=arbeiten|=studieren|=sein in',
        '=kommen|bin|ist aus',
        '=fahren|=gehen|=reisen|=fliegen|=ziehen nach',
      ],
      right: [
        ['Ich komme aus Spanien.', 'Spanien'],
        ['Ich wohne in New York', 'New York'],
        ['Ich fahre nach Berlin', 'Berlin'],
      ],
      wrong: ['Ich gehe nach Hause', 'Ich komme aus dem Haus', 'Ich wohne in der Stadt'],
    },
    {
      kind: 'time',
      pattern: [
        '[morgen|gestern|heute früh|abend|morgen|nachmittag|mittag]',
        '[heute|gestern|übermorgen|vorgestern]',
        '[letztes|nächstes|dieses wochenende|jahr]',
        '[letzte|nächste|diese woche|nacht]',
        `am [${days}]`,
        'am [wochenende]',
        '[* uhr]',
      ],
      right: [
        ['Wir gehen morgen früh.', 'morgen früh'],
        ['Letztes Wochenende war ich krank', 'Letztes Wochenende'],
        ['Ich komme am Montag', 'Montag'],
        ['Es ist um 18 Uhr', '18 Uhr'],
      ],
      wrong: ['Guten Morgen', 'Die letzte Frage', 'Ich mag den Abend'],
    },
  ],
  numbers: {
    null: 0,
    ein: 1,
    eins: 1,
    eine: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    funf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    elf: 11,
    zwolf: 12,
    dreizehn: 13,
    vierzehn: 14,
    funfzehn: 15,
    sechzehn: 16,
    siebzehn: 17,
    achtzehn: 18,
    neunzehn: 19,
    zwanzig: 20,
    dreissig: 30,
    vierzig: 40,
    funfzig: 50,
    sechzig: 60,
    siebzig: 70,
    achtzig: 80,
    neunzig: 90,
    hundert: 100,
    tausend: 1000,
  },
  and: 'und',
  isJoined: true,
  unsure: ['ein', 'eine', 'eins', 'null'],
}
