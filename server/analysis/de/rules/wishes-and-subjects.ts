import type { Rule } from '#server/analysis/grammar/rule.ts'
import { has } from './verbs.ts'

/** Wishes, and verbs that agree with what is counted or joined. */
export const wishesAndSubjects: readonly Rule[] = [
  {
    id: 'de.verb_form.would',
    kind: 'accents',
    pattern: [
      '[wurde|wurden|wurdest] gern|gerne|lieber ~werden{0,4} <verb inf><not part2> $',
      '^ ich [wurde] ~von|worden{1,5} <verb inf><not part2> $',
      '^ [wurden|wurdest] sie|du mir|uns|bitte ~worden{0,3} <verb inf><not part2> $',
    ],
    better: ({ marked }) => marked[0]?.lower.replace('u', 'ü') ?? null,
    why: 'would',
    wrong: [
      ['Ich wurde gern in Berlin wohnen.', 'Ich würde gern in Berlin wohnen.'],
      ['Wir wurden lieber zu Hause bleiben.', 'Wir würden lieber zu Hause bleiben.'],
      ['Ich wurde das nicht machen.', 'Ich würde das nicht machen.'],
    ],
    right: ['Ich wurde gestern abgeholt.', 'Ich würde gern kommen.', 'Er wurde krank.'],
  },
  {
    id: 'de.verb_form.would_like',
    kind: 'accents',
    pattern: [
      '^ ich|wir [mochte|mochten] ein|eine|einen|noch|gern|gerne|bitte',
      '^ ich|wir [mochte|mochten] ~und|oder{0,5} bitte',
      '^ ich|wir [mochte|mochten] ~und|oder|nie|früher|damals|als{1,4} <verb inf> $',
      '^ was|wie [mochten|mochtest] du|sie',
    ],
    better: ({ marked }) => marked[0]?.lower.replace('o', 'ö') ?? null,
    why: 'would',
    wrong: [
      ['Ich mochte einen Tee.', 'Ich möchte einen Tee.'],
      ['Ich mochte nach Wien fahren.', 'Ich möchte nach Wien fahren.'],
      ['Was mochten Sie trinken?', 'Was möchten Sie trinken?'],
    ],
    right: ['Ich möchte einen Tee.', 'Als Kind mochte ich Spinat.', 'Ich mochte die Lehrerin sehr.'],
  },
  {
    id: 'de.verb_form.could',
    kind: 'accents',
    pattern: [
      '^ ich|wir [konnte|konnten] dir|dich|euch|ihnen morgen|vielleicht|gern|gerne|später',
      '^ [konnten|konntest] sie|du mir|uns bitte',
    ],
    better: ({ marked }) => marked[0]?.lower.replace('o', 'ö') ?? null,
    why: 'would',
    wrong: [
      ['Ich konnte dir morgen das Buch geben.', 'Ich könnte dir morgen das Buch geben.'],
      ['Konntest du mir bitte helfen?', 'Könntest du mir bitte helfen?'],
      ['Wir konnten euch vielleicht abholen.', 'Wir könnten euch vielleicht abholen.'],
    ],
    right: ['Ich konnte gestern nicht kommen.', 'Konntest du schlafen?', 'Könntest du mir bitte helfen?'],
  },
  {
    id: 'de.agreement.counted_subject',
    kind: 'agreement',
    pattern: [
      '^ die|meine|unsere|deine|diese ~leute<noun pl nom -sg> hier|dort|auch [ist|hat|war|kann|muss|will|kommt|geht|macht|kostet]',
      '^ viele|alle|manche leute|menschen|personen|kinder|touristen [<verb pres 3s>]',
      '^ wie viele <noun pl nom -sg> [<verb pres -3p>] !es',
      '^ die leute hier|dort|da [ist|hat|war|kann|muss|will|kommt|geht|macht]',
    ],
    better: (match) => {
      const [verb] = match.marked
      if (!verb || match.words(2).some((noun) => has(noun, 'sg'))) return null
      const tense = has(verb, 'verb pres') ? 'pres' : 'past'
      return verb.lower === 'ist' ? 'sind' : match.form(verb, `verb → verb ${tense} 3p`) || null
    },
    why: 'subject',
    wrong: [
      ['Die Leute dort ist freundlich.', 'Die Leute dort sind freundlich.'],
      ['Die Häuser hier hat Gärten.', 'Die Häuser hier haben Gärten.'],
      ['Wie viele Freunde kommt zur Party?', 'Wie viele Freunde kommen zur Party?'],
    ],
    right: [
      'Die Leute sind freundlich.',
      'Die Schule ist groß.',
      'Wie viele Freunde kommen?',
      'Wie viele Plätze gibt es?',
    ],
  },
  {
    id: 'de.agreement.adjective_subject',
    kind: 'agreement',
    pattern: [
      '^ der|die|das|mein|meine|unser|unsere <adj e> <noun fem sg -pl> [sind|haben|kommen|gehen|wohnen|arbeiten|machen] *',
      '^ wie lange|viel [dauern|kosten] der|das|die|ein|eine <noun sg -pl>',
    ],
    better: (match) => {
      const [verb] = match.marked
      const noun = match.words(verb?.lower === 'dauern' || verb?.lower === 'kosten' ? 5 : 3)[0]
      if (!verb || has(noun, 'pl') || !has(noun, 'sg')) return null
      return verb.lower === 'sind' ? 'ist' : match.form(verb, 'verb → verb pres 3s') || null
    },
    why: 'subject',
    wrong: [
      ['Die neue Lehrerin sind streng.', 'Die neue Lehrerin ist streng.'],
      ['Meine kleine Schwester wohnen in Köln.', 'Meine kleine Schwester wohnt in Köln.'],
      ['Wie lange dauern der Film?', 'Wie lange dauert der Film?'],
    ],
    right: ['Die neue Lehrerin ist streng.', 'Wie lange dauern die Filme?', 'Die neuen Lehrer sind nett.'],
  },
  {
    id: 'de.agreement.noun_and_ich',
    kind: 'agreement',
    pattern: ['^ mein|meine|der|die <noun> und ich [<verb pres -1p>]', '^ <name> und ich [<verb pres -1p>]'],
    better: (match) => {
      const [verb] = match.marked
      return verb?.readings.some(({ tags }) => !tags.has('verb'))
        ? null
        : match.form(verb, 'verb → verb pres 1p') || null
    },
    why: 'subject',
    wrong: [
      ['Meine Freundin und ich geht ins Kino.', 'Meine Freundin und ich gehen ins Kino.'],
      ['Mein Bruder und ich spiele Fußball.', 'Mein Bruder und ich spielen Fußball.'],
      ['Anna und ich wohne zusammen.', 'Anna und ich wohnen zusammen.'],
    ],
    right: ['Meine Freundin und ich gehen.', 'Ich wohne hier und ich arbeite hier.', 'Anna und ich wohnen zusammen.'],
  },
]
