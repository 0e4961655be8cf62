import { describe, expect, test } from 'vitest'
import { flagsOf } from './flags.ts'

const inNeed: Readonly<Record<string, readonly string[]>> = {
  de: [
    'ich hab mich gestern wieder geritzt',
    'ich mag nicht mehr leben',
    'mein papa hat mich gestern geschlagen',
    'meine Mutter schlägt mich mit dem Gürtel',
    'Mein Opa hat mich da unten angefasst',
    'Die anderen verprügeln mich nach der Schule',
    'mein Onkel hat mir wehgetan',
    'ich trau mich nicht nach Hause',
  ],
  fr: [
    'jveux mourir',
    'Je ne veux plus vivre comme ça',
    'je voudrais disparaître',
    'Ce serait mieux si j’étais morte',
    'Mes parents me frappent avec une ceinture',
    'je me fais taper par mon père',
    'un garçon m’a forcée à l’embrasser',
    'mon copain m’a étranglée',
  ],
  pt: [
    'quero sumir desse mundo',
    'quero dar um fim na minha vida',
    'ninguém ia sentir minha falta se eu morresse',
    'queria morrer logo',
    'apanhei do meu pai de novo',
    'meu tio mexe comigo',
    'me batem na escola',
    'sofro abuso em casa',
  ],
}

const harmless: Readonly<Record<string, readonly string[]>> = {
  de: [
    'Mein Fuß ist blau. Er tut mir weh.',
    'Mein Vater bringt mich um acht Uhr zur Schule',
    'Mein Vater schlägt mir vor, einen Kurs zu machen',
    'Mein Bruder hat mich gestern im Tennis geschlagen',
    'Er schlägt mich für das Team vor',
    'Die Prüfung bringt mich um',
    'Ich kann ohne mein Handy nicht leben',
    'Der Arzt hat mich am Hals angefasst',
  ],
  fr: [
    'C’est à mourir de rire',
    'Il m’a tapé dans l’œil',
    'Mon prof m’a touché un mot du concours',
    'Je ne veux pas vivre comme un touriste',
    'Je veux disparaître sous la couette',
    'Mon frère me bat toujours aux cartes',
    'Je suis tombé et je me suis fait mal',
    'J’ai peur de rentrer trop tard',
  ],
  pt: [
    'Meu irmão me bate no videogame',
    'Meu primo me bateu no futebol',
    'O sapato é novo, ele me machuca o pé',
    'Vou me matar de tanto rir',
    'Quero morrer de tanto comer esse bolo',
    'Quero sumir um pouco e viajar',
    'Essa história mexeu comigo',
    'O médico me tocou na barriga',
  ],
}

describe.each(Object.keys(inNeed))('what a frightened pupil writes in %s', (language) => {
  test.each(inNeed[language] ?? [])('“%s” is flagged', (text) => {
    expect(flagsOf(text, [language])).toHaveLength(1)
  })
  test.each(harmless[language] ?? [])('“%s” is not flagged', (text) => {
    expect(flagsOf(text, [language])).toEqual([])
  })
})
