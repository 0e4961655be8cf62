import type { Level } from '#contract/values/languages.ts'
import type { Habit } from '#server/demo/habits.ts'

export interface Person {
  first_name: string
  last_name: string
  level: Level
  native_language: string
  habit: Habit
  /** The part before the @; null for a child without an address. */
  mailbox: string | null
  notes?: string
}
export const classNames = ['A2 Monday', 'B1 Tuesday', 'B2 Thursday', 'A2 mañanas', 'B1 tardes'] as const
export type ClassName = (typeof classNames)[number]

type Row = [
  first_name: string,
  last_name: string,
  native_language: string,
  habit: Habit,
  mailbox: string | null,
  notes?: string,
]
const at = (level: Level, rows: readonly Row[]): Person[] =>
  rows.map(([first_name, last_name, native_language, habit, mailbox, notes]) => ({
    first_name,
    last_name,
    level,
    native_language,
    habit,
    mailbox,
    ...(notes && { notes }),
  }))

export const people: Readonly<Record<ClassName, readonly Person[]>> = {
  'A2 Monday': at('A2', [
    ['Carla', 'Ferrer Soler', 'ca', 'daily', 'carla.ferrer'],
    ['Hugo', 'Martínez Vidal', 'es', 'often', null, 'Twelve years old. His mother, Ana, answers the phone after six.'],
    ['Lucía', 'Navarro Gil', 'es', 'often', null],
    ['Xinyi', 'Chen', 'zh', 'daily', 'xinyi.chen'],
    ['Adam', 'El Amrani', 'ar', 'sometimes', null, 'Likes football, reads more than he says.'],
    ['Martina', 'Pons Ribes', 'ca', 'stopped', null],
    ['Álex', 'Romero Cano', 'es', 'never', null],
    ['Daria', 'Kovalenko', 'uk', 'often', 'daria.kovalenko'],
    ['Leo', 'Sanchis Mora', 'es', 'never', null],
  ]),
  'B1 Tuesday': at('B1', [
    ['Inés', 'Alonso Prieto', 'es', 'daily', 'ines.alonso'],
    ['Jordi', 'Bosch Llopis', 'ca', 'often', 'jordi.bosch'],
    ['Fátima', 'Benali', 'ar', 'often', 'fatima.benali', 'Wants to apply at the airport in spring.'],
    ['Sergio', 'Castillo Rojas', 'es', 'sometimes', 'sergio.castillo'],
    ['Wei', 'Zhang', 'zh', 'often', 'wei.zhang'],
    ['Giulia', 'Conti', 'it', 'stopped', 'giulia.conti'],
    ['Ángela', 'Moreno Ruiz', 'es', 'sometimes', 'angela.moreno'],
    ['Tiago', 'Almeida', 'pt', 'often', 'tiago.almeida'],
    ['Nerea', 'Etxeberria', 'eu', 'never', 'nerea.etxeberria'],
    ['Rubén', 'Ortega Sanz', 'es', 'left', 'ruben.ortega'],
  ]),
  'B2 Thursday': at('B2', [
    ['Elena', 'Marín Costa', 'es', 'often', 'elena.marin'],
    ['Marc', 'Vila Roig', 'ca', 'sometimes', 'marc.vila'],
    ['Ioana', 'Popescu', 'ro', 'daily', 'ioana.popescu'],
    ['Pablo', 'Herrera León', 'es', 'stopped', 'pablo.herrera'],
    ['Noelia', 'Campos Vera', 'es', 'new', 'noelia.campos'],
  ]),
  'A2 mañanas': at('A2', [
    ['Олена', 'Шевчук', 'uk', 'daily', 'olena.shevchuk', 'Nurse. Has the DELE in May.'],
    ['ياسمين', 'حداد', 'ar', 'often', 'yasmin.haddad'],
    ['静', '李', 'zh', 'sometimes', 'jing.li'],
    ['Omar', 'Khalil', 'ar', 'sometimes', 'omar.khalil'],
    ['Andriy', 'Melnyk', 'uk', 'stopped', 'andriy.melnyk'],
    ['Sophie', 'Lefèvre', 'fr', 'often', 'sophie.lefevre'],
    ['Aminata', 'Diallo', 'fr', 'new', 'aminata.diallo'],
    ['Oksana', 'Bondarenko', 'uk', 'never', 'oksana.bondarenko'],
    ['Haruki', 'Sato', 'ja', 'left', 'haruki.sato'],
  ]),
  'B1 tardes': at('B1', [
    ['Hannah', 'Weber', 'de', 'often', 'hannah.weber'],
    ['James', 'Okafor', 'en', 'sometimes', 'james.okafor'],
    ['Katarzyna', 'Nowak', 'pl', 'sometimes', 'katarzyna.nowak'],
    ['Rasmus', 'Lindqvist', 'sv', 'stopped', 'rasmus.lindqvist'],
    ['Priya', 'Raman', 'hi', 'new', 'priya.raman'],
    ['Claire', 'O’Brien', 'en', 'left', 'claire.obrien'],
  ]),
}

export const privateStudents: readonly Person[] = at('B1', [['Béatrice', 'Morel', 'fr', 'sometimes', 'beatrice.morel']])
