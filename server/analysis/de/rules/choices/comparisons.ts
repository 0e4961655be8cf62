import type { Rule } from '#server/analysis/grammar/rule.ts'
import { rule } from '#server/analysis/de/rules/rule-of.ts'

const comparative: Readonly<Record<string, string>> = {
  groß: 'größer',
  klein: 'kleiner',
  alt: 'älter',
  jung: 'jünger',
  gut: 'besser',
  schnell: 'schneller',
  schön: 'schöner',
  teuer: 'teurer',
  billig: 'billiger',
  lang: 'länger',
  kurz: 'kürzer',
  warm: 'wärmer',
  kalt: 'kälter',
  stark: 'stärker',
  hoch: 'höher',
  wichtig: 'wichtiger',
  interessant: 'interessanter',
  leicht: 'leichter',
  schwer: 'schwerer',
  einfach: 'einfacher',
  ruhig: 'ruhiger',
  früh: 'früher',
  spät: 'später',
}
const bases = Object.keys(comparative).join('|')
const wrongComparative: Readonly<Record<string, string>> = {
  guter: 'besser',
  gutter: 'besser',
  vieler: 'mehr',
  großer: 'größer',
  alter: 'älter',
  junger: 'jünger',
  langer: 'länger',
  kurzer: 'kürzer',
  warmer: 'wärmer',
  kalter: 'kälter',
  starker: 'stärker',
  hocher: 'höher',
  gerner: 'lieber',
}

/** Choice of words, das and dass, capitals, small words. */

export const comparisons: readonly Rule[] = [
  rule(
    'de.word_choice.more',
    'word_choice',
    `[mehr ${bases}]`,
    ({ marked }) => comparative[marked[1]?.lower ?? ''] ?? null,
    'comparative',
    [
      ['Mein Haus ist mehr groß.', 'Mein Haus ist größer.'],
      ['Das ist mehr gut.', 'Das ist besser.'],
      ['Der Zug ist mehr schnell als der Bus.', 'Der Zug ist schneller als der Bus.'],
    ],
    ['Mein Haus ist größer.', 'Ich habe mehr Zeit.', 'Das ist nicht mehr so gut.'],
  ),
  rule(
    'de.word_choice.comparative',
    'word_choice',
    `[${Object.keys(wrongComparative).join('|')}] als`,
    ({ marked }) => wrongComparative[marked[0]?.lower ?? ''] ?? null,
    'comparative',
    [
      ['Er ist großer als ich.', 'Er ist größer als ich.'],
      ['Sie ist junger als ich.', 'Sie ist jünger als ich.'],
      ['Tee ist guter als Kaffee.', 'Tee ist besser als Kaffee.'],
    ],
    ['Er ist größer als ich.', 'Ein alter Mann ist da.', 'Tee ist besser als Kaffee.'],
  ),
  rule(
    'de.word_choice.than',
    'word_choice',
    '<adj comp> [wie] ich|du|er|wir|mein|meine|der|die|das|in|ein|eine|früher|gestern',
    'als',
    'than',
    [
      ['Er ist größer wie ich.', 'Er ist größer als ich.'],
      ['Tee ist besser wie ein Kaffee.', 'Tee ist besser als ein Kaffee.'],
      ['Hier ist es schöner wie in Berlin.', 'Hier ist es schöner als in Berlin.'],
    ],
    ['Er ist so groß wie ich.', 'Er ist größer als ich.', 'Es ist schön wie immer.'],
  ),
  rule(
    'de.word_choice.as',
    'word_choice',
    '=sein<verb> *{0,1} so|genauso <adj base> [als] !möglich',
    'wie',
    'as_as',
    [
      ['Er ist so groß als ich.', 'Er ist so groß wie ich.'],
      ['Das ist genauso gut als das.', 'Das ist genauso gut wie das.'],
      ['Sie ist so alt als du.', 'Sie ist so alt wie du.'],
    ],
    ['Er ist so groß wie ich.', 'Er ist älter als ich.', 'Das ist so gut wie neu.'],
  ),
]
