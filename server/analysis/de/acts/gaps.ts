import type { ActRule } from '#server/analysis/acts/act.ts'

export const gaps: readonly ActRule[] = [
  {
    act: 'dont_know',
    pattern: [
      '^ ich hänge|stecke fest|gerade|hier|jetzt|total *{0,2} $',
      '^ ich bin völlig|total|gerade? blockiert|überfragt *{0,1} $',
      '^ ich habe gerade? einen|ein blackout|hänger *{0,1} $',
      '^ ich komme hier|da|gerade|jetzt|einfach? nicht|nimmer weiter *{0,2} $',
      '^ mir|es|dafür|dazu fehlen|fehlt mir? *{0,2} die|das|der|viele|alle|noch *{0,2} wörter|worte|vokabeln|wort|wortschatz *{0,5} $',
      '^ ich kenne|weiß|weiss|habe *{0,2} die|diese|keine|nicht|zu|genug *{0,2} wörter|vokabeln|worte *{0,4} $',
      '^ ich bin mir? nicht|unsicher sicher? *{1,4} ich weiß *{0,2} nicht *{0,5} $',
    ],
    right: [
      'Ich hänge gerade fest',
      'Mir fehlen einfach die Worte',
      'Ich bin blockiert, sorry',
      'Ich komme hier nicht weiter',
    ],
    wrong: ['Ich hänge das Bild auf', 'Mir fehlen zwei Euro', 'Der Zug kommt nicht weiter', 'Ich kenne die Leute hier'],
  },
  {
    act: 'refusal',
    pattern: [
      '^ heute? ich? will|möchte|mag|kann ich? heute|jetzt|gerade|hier|mehr? kein|nicht heute|mehr|auf|gern? deutsch sprechen|reden|schreiben|üben *{0,2} $',
      '^ ich habe heute|gerade|jetzt? keine lust auf|deutsch|zu deutsch|zu? *{0,2} $',
      '^ kein deutsch heute|mehr|bitte *{0,1} $',
    ],
    right: [
      'Heute will ich kein Deutsch sprechen',
      'Ich mag nicht mehr Deutsch reden',
      'Ich habe keine Lust auf Deutsch',
    ],
    wrong: ['Ich spreche gern Deutsch', 'Mein Vater spricht kein Deutsch', 'Ich will besser Deutsch lernen'],
  },
  {
    act: 'asks_repetition',
    pattern: [
      '^ was|wie war|ist|lautete das|der|die letzte|erste|letzter|zweite wort|satz|teil|frage|sache noch|mal|nochmal|bitte|von|das{0,3} $',
      '^ was haben|hast|war sie|du|das zuletzt|eben|gerade|am|vorhin|als *{0,2} gesagt|gefragt $',
    ],
    right: ['Was war das letzte Wort?', 'Wie war die letzte Frage noch mal?', 'Was haben Sie am Ende gesagt?'],
    wrong: ['Was war die letzte Reise?', 'Das letzte Wort hat meine Mutter', 'Was hast du am Samstag gemacht?'],
  },
  {
    act: 'asks_meaning',
    isAsked: true,
    pattern: [
      '^ heißt|heisst|bedeutet [~das|es|dies{1,2}] *{1,3} $',
      '^ [~das|es|dies|was|wie{1,2}] heißt|heisst|bedeutet *{1,3} $',
    ],
    right: ['Heißt Kündigung goodbye?', 'Quittung bedeutet receipt?', 'Bedeutet Umleitung detour?'],
    wrong: ['Heißt das Kaffee?', 'Das bedeutet nein?', 'Wie heißt das Hotel?'],
  },
]
