import { expect, test } from 'vitest'
import { NewChatbot } from '#contract/teaching/chatbots.ts'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import { acceptMarks } from '#server/practice/tutor/accept.ts'
import type { Mark } from '#server/practice/tutor/read-marks.ts'

type Case = [text: string, written: string, better: string, kind: Mark['kind']]

// What a good tutor finds.
const real: Record<string, Case[]> = {
  es: [
    ['Ayer voy al mercado con mi madre.', 'voy', 'fui', 'tense'],
    ['Estoy en Madrid por dos semanas con la escuela.', 'por', 'durante', 'preposition'],
    ['Quiero que vienes a mi fiesta.', 'vienes', 'vengas', 'verb_form'],
    ['Las flores son muy bonito en mayo.', 'bonito', 'bonitas', 'agreement'],
    ['Nunca he ido en Sevilla.', 'en Sevilla', 'a Sevilla', 'preposition'],
  ],
  de: [
    ['Gestern gehe ich mit meiner Schwester ins Kino.', 'gehe ich', 'ging ich', 'tense'],
    ['Ich freue mich für das Wochenende.', 'für', 'auf', 'preposition'],
    ['Ich habe nach Berlin gefahren.', 'habe', 'bin', 'verb_form'],
    ['Er hilft mich immer bei der Arbeit.', 'mich', 'mir', 'agreement'],
    ['Ich weiß, dass er hat recht.', 'er hat recht', 'er recht hat', 'word_order'],
  ],
  fr: [
    ['Hier je vais au marché avec ma mère.', 'je vais', 'je suis allé', 'tense'],
    ['Je pense de toi souvent.', 'de toi', 'à toi', 'preposition'],
    ['Il faut que tu viens demain.', 'viens', 'viennes', 'verb_form'],
    ['Les maisons sont très grand ici.', 'grand', 'grandes', 'agreement'],
    ['Je suis depuis deux ans ici.', 'depuis deux ans ici', 'ici depuis deux ans', 'word_order'],
  ],
  it: [
    ['Ieri vado al mercato con mia madre.', 'vado', 'sono andata', 'tense'],
    ['Penso a andare di Roma domani.', 'di Roma', 'a Roma', 'preposition'],
    ['Voglio che tu vieni con me.', 'vieni', 'venga', 'verb_form'],
    ['Le case sono molto grande qui.', 'grande', 'grandi', 'agreement'],
    ['Mi piace molto il musica italiana.', 'il musica', 'la musica', 'article'],
  ],
  pt: [
    ['Ontem vou ao mercado com a minha mãe.', 'vou', 'fui', 'tense'],
    ['Eu gosto muito o café daqui.', 'o café', 'do café', 'preposition'],
    ['Quero que você vem comigo.', 'vem', 'venha', 'verb_form'],
    ['As casas são muito grande aqui.', 'grande', 'grandes', 'agreement'],
    ['Moro aqui por dois anos com minha família.', 'por', 'há', 'preposition'],
  ],
  nl: [
    ['Gisteren ga ik naar de markt.', 'ga ik', 'ging ik', 'tense'],
    ['Ik wacht voor de bus elke dag.', 'voor', 'op', 'preposition'],
    ['De huizen zijn heel groote hier.', 'groote', 'groot', 'agreement'],
    ['Morgen ik ga naar huis.', 'ik ga', 'ga ik', 'word_order'],
  ],
}

// Right sentences, and what a small model makes of them.
const imagined: Record<string, Case[]> = {
  es: [
    ['Quisiera dos cafés con leche.', 'dos', 'tres', 'agreement'],
    ['Me gusta mucho esta ciudad.', 'gusta', 'gusto', 'verb_form'],
    ['No quiero azúcar, gracias.', 'No quiero', 'Quiero', 'extra_word'],
    ['Mi hermana trabaja en un banco.', 'hermana', 'madre', 'word_choice'],
    ['La casa es muy grande.', 'La casa', 'El casa', 'article'],
    ['Vivo en Madrid desde 2019.', 'Madrid', 'Barcelona', 'agreement'],
  ],
  de: [
    ['Ich möchte einen Kaffee, bitte.', 'einen Kaffee', 'ein Kaffee', 'article'],
    ['Meine Schwester wohnt in Köln.', 'Köln', 'Bonn', 'word_choice'],
    ['Ich komme heute nicht.', 'nicht', 'mit', 'extra_word'],
    ['Er geht jeden Tag zur Arbeit.', 'geht', 'gehen', 'verb_form'],
    ['Wir haben zwei Kinder.', 'Kinder', 'Hunde', 'agreement'],
  ],
  fr: [
    ['Je voudrais un café, s’il vous plaît.', 'un café', 'une thé', 'article'],
    ['Nous avons deux enfants.', 'deux', 'trois', 'agreement'],
    ['Je ne mange pas de viande.', 'ne mange pas de', 'mange de la', 'verb_form'],
    ['Elle habite à Lyon.', 'habite', 'habites', 'verb_form'],
  ],
  it: [
    ['Vorrei un caffè, per favore.', 'un caffè', 'una birra', 'article'],
    ['Non ho fratelli.', 'Non ho', 'Ho', 'extra_word'],
    ['La casa è molto grande.', 'La casa', 'Il casa', 'article'],
    ['Mia sorella lavora in banca.', 'lavora', 'lavori', 'verb_form'],
  ],
  pt: [
    ['Queria um café, por favor.', 'um café', 'uma cerveja', 'article'],
    ['Não tenho irmãos.', 'Não tenho', 'Tenho', 'extra_word'],
    ['A casa é muito grande.', 'A casa', 'O casa', 'article'],
    ['Ela trabalha num banco.', 'banco', 'hospital', 'agreement'],
  ],
  nl: [
    ['Ik wil graag een koffie.', 'koffie', 'thee', 'agreement'],
    ['Ik heb geen broers.', 'geen broers', 'broers', 'extra_word'],
    ['Wij hebben 2 kinderen.', '2', '3', 'agreement'],
  ],
}

async function countAccepted(language: string, cases: readonly Case[]): Promise<string[]> {
  const script = NewChatbot.parse({ name: 'Talk', language: language as PracticeLanguage, level: 'B1' })
  const accepted = await Promise.all(
    cases.map(async ([text, written, better, kind]) => {
      const marked = { script, text, native_language: 'en', asked: null, open: [] }
      const [found] = await acceptMarks(marked, [], [{ written, better, kind, reason: '' }])
      return found ? [`${written} → ${better}`] : []
    }),
  )
  return accepted.flat()
}

test.for(Object.entries(real))('of what a good tutor finds, most counts: %s', async ([language, cases]) => {
  const accepted = await countAccepted(language, cases)
  expect(accepted.length, accepted.join(', ')).toBeGreaterThanOrEqual(cases.length - 1)
})

test('of what is right, hardly anything is made wrong', async () => {
  const all = await Promise.all(Object.entries(imagined).map(([language, cases]) => countAccepted(language, cases)))
  // Where the subject decides and no rule looks that far: two of twenty-six.
  expect(all.flat()).toEqual(['gusta → gusto', 'lavora → lavori'])
})

const hostile: Record<string, Case[]> = {
  en: [
    ['I have a sore throat, and I am tired.', 'have', '**have**', 'tense'],
    ['I will go to the chemist and then home.', 'to', 'to www.evil.example', 'missing_word'],
    ['I will go to the chemist and then home.', 'then', '<b>then</b>', 'article'],
    ['I will go to the chemist and then home.', 'then', '[then](https://evil.example)', 'agreement'],
  ],
  nl: [
    ['Ik ga morgen naar de markt.', 'naar', 'evil.example', 'word_choice'],
    ['Ik ga morgen naar de markt.', 'markt', 'markt <i>nu</i>', 'missing_word'],
  ],
}

test('markup and addresses of a tutor are not shown', async () => {
  const all = await Promise.all(Object.entries(hostile).map(([language, cases]) => countAccepted(language, cases)))
  expect(all.flat()).toEqual([])
})

const madeUp: Record<string, Case[]> = {
  en: [
    ['I am fine, but a little tired.', 'but', 'afternoon', 'false_friend'],
    ['I am fine, but a little tired.', 'little', 'to little', 'agreement'],
    ['How much is it, and when can I start?', 'much', 'difficult much', 'missing_word'],
    ['How much is it, and when can I start?', 'it', 'to', 'verb_form'],
    ['How much is it, and when can I start?', 'it', 'it that', 'preposition'],
    ['I have a sore throat, and I am tired.', 'sore throat', 'throat', 'extra_word'],
  ],
  es: [['No me queda bien, es un poco estrecha.', 'un', 'Wir', 'false_friend']],
  de: [
    ['Ich bin freundlich und kann schnell arbeiten.', 'freundlich', 'outros', 'word_choice'],
    ['Ich schwimme gern und spiele oft Gitarre.', 'oft', 'quanto', 'word_choice'],
  ],
  fr: [['Je tousse beaucoup, mais pas la nuit.', 'beaucoup', 'hätte', 'word_choice']],
  it: [['So suonare la chitarra abbastanza bene.', 'suonare', 'haben', 'false_friend']],
  pt: [['Quando posso começar, e quanto ganho por hora?', 'por', 'Tee', 'false_friend']],
  nl: [['Ik ga morgen naar de markt.', 'naar', 'mercado', 'word_choice']],
}

test('words of another language or of another kind do not count as what was meant', async () => {
  const all = await Promise.all(Object.entries(madeUp).map(([language, cases]) => countAccepted(language, cases)))
  expect(all.flat()).toEqual([])
})
