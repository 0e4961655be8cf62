import { describe, expect, test } from 'vitest'
import { analyse } from './analyse.ts'
import { analyserOf, checkedLanguages } from './packs.ts'

const times: Readonly<Record<string, readonly (readonly [said: string, value: string])[]>> = {
  de: [
    ['um halb sieben', '06:30'],
    ['Es ist halb acht.', '07:30'],
    ['Um halb eins.', '12:30'],
    ['um Viertel nach drei', '03:15'],
    ['um Viertel vor neun', '08:45'],
    ['um dreiviertel acht', '07:45'],
    ['um zehn nach fünf', '05:10'],
    ['um zwanzig vor acht', '07:40'],
    ['um fünf vor halb acht', '07:25'],
    ['fünf nach halb acht', '07:35'],
    ['um 19 Uhr 30', '19:30'],
    ['um 19.30 Uhr', '19:30'],
    ['um 7:45', '07:45'],
    ['um acht', '08:00'],
    ['um acht Uhr abends', '20:00'],
    ['um drei Uhr nachmittags', '15:00'],
    ['um Mitternacht', '00:00'],
  ],
  en: [
    ['at half past six', '06:30'],
    ['half past twelve', '12:30'],
    ['at quarter past three', '03:15'],
    ['a quarter to nine', '08:45'],
    ['at ten past five', '05:10'],
    ['twenty to eight', '07:40'],
    ['at half six', '06:30'],
    ['at 7:45', '07:45'],
    ['at 7.30 pm', '19:30'],
    ['at 7pm', '19:00'],
    ["at eight o'clock", '08:00'],
    ['at six thirty', '06:30'],
    ['at noon', '12:00'],
    ['at midnight', '00:00'],
    ['at eight in the evening', '20:00'],
    ['five past seven', '07:05'],
  ],
  es: [
    ['a las seis y media', '06:30'],
    ['a las doce y media', '12:30'],
    ['a las tres y cuarto', '03:15'],
    ['a las nueve menos cuarto', '08:45'],
    ['a las cinco y diez', '05:10'],
    ['a las ocho menos veinte', '07:40'],
    ['a las 19:30', '19:30'],
    ['a las siete y media de la tarde', '19:30'],
    ['a las 8', '08:00'],
    ['a la una', '01:00'],
    ['a la una y media', '01:30'],
    ['a mediodía', '12:00'],
    ['a medianoche', '00:00'],
    ['son las dos y veinticinco', '02:25'],
    ['cuarto para las nueve', '08:45'],
  ],
  fr: [
    ['à six heures et demie', '06:30'],
    ['à midi et demi', '12:30'],
    ['à trois heures et quart', '03:15'],
    ['à neuf heures moins le quart', '08:45'],
    ['à cinq heures dix', '05:10'],
    ['à huit heures moins vingt', '07:40'],
    ['à 19h30', '19:30'],
    ['à 19 h 30', '19:30'],
    ['à 8 h', '08:00'],
    ['à sept heures du soir', '19:00'],
    ['à midi', '12:00'],
    ['à minuit', '00:00'],
    ['il est deux heures vingt-cinq', '02:25'],
    ['à une heure et demie', '01:30'],
  ],
  it: [
    ['alle sei e mezza', '06:30'],
    ['alle sei e mezzo', '06:30'],
    ['alle dodici e mezza', '12:30'],
    ['alle tre e un quarto', '03:15'],
    ['alle nove meno un quarto', '08:45'],
    ['alle cinque e dieci', '05:10'],
    ['alle otto meno venti', '07:40'],
    ['alle 19:30', '19:30'],
    ['alle 19.30', '19:30'],
    ['alle sette di sera', '19:00'],
    ["all'una", '01:00'],
    ["all'una e mezza", '01:30'],
    ['a mezzogiorno', '12:00'],
    ['a mezzanotte', '00:00'],
    ['alle otto e tre quarti', '08:45'],
    ['sono le due e venticinque', '02:25'],
  ],
  pt: [
    ['às seis e meia', '06:30'],
    ['ao meio-dia e meia', '12:30'],
    ['às três e quinze', '03:15'],
    ['às quinze para as nove', '08:45'],
    ['às cinco e dez', '05:10'],
    ['às vinte para as oito', '07:40'],
    ['às 19h30', '19:30'],
    ['às 19:30', '19:30'],
    ['às 8h', '08:00'],
    ['às sete da noite', '19:00'],
    ['ao meio-dia', '12:00'],
    ['à meia-noite', '00:00'],
    ['à uma', '01:00'],
    ['à uma e meia', '01:30'],
    ['são duas e vinte e cinco', '02:25'],
    ['às oito horas', '08:00'],
  ],
}
const noTimes: Readonly<Record<string, readonly string[]>> = {
  de: ['Ich habe acht Katzen.', 'Das kostet um zwei Euro mehr.', 'Ein halber Liter Milch', 'Von zehn auf fünf'],
  en: ['I have eight cats.', 'I work from ten to five people.', 'Half of us came.', 'Look at three houses.'],
  es: ['Tengo las dos llaves.', 'Quiero media docena.', 'Vivo con las tres hermanas.', 'Somos dos y tres.'],
  fr: ['J’ai deux frères.', 'Il a travaillé pendant deux heures.', 'Une demi-heure', 'Trois et quatre'],
  it: ['Ho due fratelli.', 'Mi piacciono le tre sorelle.', 'Mezza pizza, grazie.', 'Due o tre amici'],
  pt: ['Tenho dois irmãos.', 'As duas amigas moram aqui.', 'Meia pizza, por favor.', 'Dois e três'],
}

describe.each(checkedLanguages)('%s', (language) => {
  test('a clock time in words is read with its minutes', async () => {
    const analyser = await analyserOf(language)
    if (!analyser) throw new Error(`${language} is not checked`)
    const timesIn = (text: string) =>
      analyse(analyser, text, { known: [], native_language: null }).entities.flatMap(({ kind, value }) =>
        kind === 'time' ? [value] : [],
      )
    for (const [said, value] of times[language] ?? []) expect(timesIn(said), said).toEqual([value])
    for (const said of noTimes[language] ?? []) expect(timesIn(said), said).toEqual([])
  })

  test('right clock times hold no mistake', async () => {
    const analyser = await analyserOf(language)
    if (!analyser) throw new Error(`${language} is not checked`)
    for (const [said] of times[language] ?? [])
      expect(analyse(analyser, said, { known: [], native_language: null }).findings, said).toEqual([])
  })
})
