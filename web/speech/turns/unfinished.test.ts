import { expect, test } from 'vitest'
import { completenessOf } from './end-of-turn.ts'

const judge = (language: string, text: string, expects: readonly string[] = []) =>
  completenessOf({ text, language, level: 'A2', expects, pauses: [], isThinking: false })

test.for([
  ['en', 'I’d like a coffee and another.', 'coffee'],
  ['en', 'Can I have', 'coffee'],
  ['en', 'A coffee and then.', 'coffee'],
  ['en', 'A coffee, let me see.', 'coffee'],
  ['en', 'Yes, my name is.', 'name'],
  ['en', 'At half past.', 'half'],
  ['en', 'Can you', ''],
  ['de', 'Ich hätte gern.', ''],
  ['de', 'Ich möchte einen Kaffee mit.', 'Kaffee'],
  ['de', 'Ich möchte zum.', ''],
  ['de', 'Ich esse eine Suppe und dann.', 'Suppe'],
  ['de', 'Um Viertel vor.', 'Viertel'],
  ['de', 'Ich komme aus.', 'komme'],
  ['de', 'Wir treffen uns um.', 'treffen'],
  ['de', 'Können Sie', ''],
  ['fr', 'J’aimerais.', ''],
  ['fr', 'Je prends le menu et puis.', 'menu'],
  ['fr', 'À huit heures moins.', 'heures'],
  ['fr', 'Un café, euh, comment dire.', 'café'],
  ['fr', 'Je voudrais quelques.', ''],
  ['es', 'Me gustaría.', ''],
  ['es', 'Un café y también.', 'café'],
  ['es', 'A las ocho menos.', 'ocho'],
  ['es', 'Un café, o sea.', 'café'],
  ['es', 'Vivo aquí desde hace tres años, aunque.', 'años'],
  ['it', 'Un caffè e poi.', 'caffè'],
  ['it', 'Alle otto e.', 'otto'],
  ['it', 'Vorrei un po’ di.', ''],
  ['it', 'Un caffè con degli.', 'caffè'],
  ['it', 'Un caffè, come si dice.', 'caffè'],
  ['pt', 'Um café e depois.', 'café'],
  ['pt', 'Um café, quer dizer.', 'café'],
  ['pt', 'Eu moro num.', 'moro'],
  ['pt', 'O meu nome é.', 'nome'],
  ['nl', 'Een koffie en ook.', 'koffie'],
  ['ca', 'Un cafè i després.', 'cafè'],
] as const)('%s: “%s” goes on, though it has what the step needs', ([language, text, needs]) => {
  expect(judge(language, text, needs ? [needs] : [])).toBe('open')
})

test.for([
  'Weil ich Hunger.',
  'Ich glaube, dass er heute nicht.',
  'Ich weiß nicht, ob meine Schwester.',
  'Ich bleibe zu Hause, wenn es',
  'weil ich immer',
])('German “%s” lacks its verb', (text) => {
  expect(judge('de', text)).toBe('open')
})

test.for([
  'Weil ich Hunger habe.',
  'Ich glaube, dass er heute nicht kommt.',
  'Ich weiß nicht, ob meine Schwester schläft.',
  'Weil ich bin krank.',
  'Wenn ich müde bin, gehe ich nach Hause.',
  'Weil es regnet heute',
])('German “%s” has its verb', (text) => {
  expect(judge('de', text)).toBe('whole')
})

test.for([
  ['en', 'I need three things.'],
  ['en', 'My number is 0 1 7.'],
  ['en', 'It is zero one seven six'],
  ['en', 'If I have time.'],
  ['en', 'When I was a child'],
  ['en', 'Not only the tea.'],
  ['de', 'Ich brauche drei Sachen.'],
  ['de', 'Meine Nummer ist null eins sieben.'],
  ['de', 'Wenn ich Zeit habe.'],
  ['de', 'Entweder einen Tee.'],
  ['de', 'Ich kaufe ein.'],
  ['fr', 'Si j’ai le temps.'],
  ['fr', 'Mon numéro est zéro six sept.'],
  ['fr', 'J’ai deux questions.'],
  ['es', 'Si tengo tiempo.'],
  ['es', 'Mi número es seis tres cuatro.'],
  ['es', 'No solo el café.'],
  ['it', 'Se ho tempo domani.'],
  ['it', 'Il numero è tre quattro otto.'],
  ['it', 'Ho due domande.'],
  ['pt', 'Se eu tiver tempo.'],
  ['pt', 'O número é nove oito dois.'],
  ['pt', 'Não só o café.'],
] as const)('%s: “%s” may go on', ([language, text]) => {
  expect(judge(language, text, [text.split(' ')[1] ?? ''])).toBe('short')
})

test.for([
  ['en', 'A table for 2.'],
  ['en', 'I come at five.'],
  ['de', 'Wir kommen um 8.'],
  ['de', 'Einen Tisch für vier.'],
  ['fr', 'Une table pour 4.'],
  ['es', 'Una mesa para dos.'],
  ['it', 'Un tavolo per 2.'],
  ['pt', 'Uma mesa para três.'],
] as const)('%s: “%s” ends with a number, and its unit may follow', ([language, text]) => {
  expect(judge(language, text, [text.split(' ')[1] ?? ''])).toBe('whole')
})

test.for([
  ['en', 'A table for 2, please.'],
  ['en', 'Yes, I think so.'],
  ['en', 'I’d like to check in.'],
  ['en', 'My number is 0176 55 43 21, thanks'],
  ['en', 'It costs twelve euros fifty cents.'],
  ['en', 'If it rains, I stay at home.'],
  ['en', 'Where are you from?'],
  ['en', 'Fine, and how are you?'],
  ['de', 'Ich stehe um sieben auf.'],
  ['de', 'Die Suppe sieht gut aus.'],
  ['de', 'Wir fangen um acht an.'],
  ['de', 'Bitte hören Sie zu.'],
  ['de', 'Entweder Tee oder Kaffee.'],
  ['fr', 'Non, mais si.'],
  ['fr', 'Non seulement le thé mais aussi l’eau.'],
  ['es', 'El número es seis tres cuatro cinco dos uno nueve por favor.'],
  ['it', 'No, ci vediamo.'],
  ['it', 'Sì, la prendo.'],
  ['pt', 'Obrigado, não só o café mas o bolo.'],
] as const)('%s: “%s” is surely complete', ([language, text]) => {
  expect(judge(language, text, [text.split(/[\s,]+/u)[1] ?? ''])).toBe('sure')
})
