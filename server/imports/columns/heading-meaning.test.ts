import { describe, expect, test } from 'vitest'
import { headings, meaningOf } from '#server/imports/columns/heading-meaning.ts'
import { listHeadings } from '#server/imports/columns/headings/meanings.ts'
import { wordsOf } from '#server/students/fold.ts'

const meaning = (heading: string) => meaningOf(heading)?.meaning

describe('a heading', () => {
  test('means one thing only, in all six languages together', () => {
    const known = headings.flatMap((language) =>
      Object.entries(language).flatMap(([name, texts]) =>
        listHeadings(texts).map((text) => `${wordsOf(text).join('')} ${name}`),
      ),
    )
    const keys = [...new Set(known)].map((entry) => entry.split(' ')[0])
    expect(keys.filter((key, position) => keys.indexOf(key) !== position)).toEqual([])
  })

  test.each([
    ['Vorname', 'Prénom', 'Nombres', 'Primeiro nome', 'First name', 'Given Name', 'first_name'],
    ['Nachname', 'Familienname', 'Nom de famille', 'Apellidos', 'Sobrenome', 'Cognome', 'Surname', 'last_name'],
    ['E-Mail-Adresse', 'Courriel', 'Correo electrónico', 'Endereço de e-mail', 'Indirizzo e-mail', 'Mail', 'email'],
    ['Niveau', 'Stufe', 'GER', 'Nivel MCER', 'Nível', 'Livello', 'CEFR', 'level'],
    ['Klasse', 'Kurs', 'Gruppe', 'Grupo', 'Turma', 'Groupe', 'Corso', 'Class', 'classes'],
    [
      'Schülernummer',
      'Matrikelnummer',
      "Numéro d'élève",
      'N.º de alumno',
      'Matrícula',
      'Matricola',
      'Student ID',
      'student_number',
    ],
    [
      'Muttersprache',
      'Langue maternelle',
      'Lengua materna',
      'Língua materna',
      'Madrelingua',
      'Mother tongue',
      'native_language',
    ],
    ['Bemerkungen', 'Remarques', 'Observaciones', 'Observações', 'Annotazioni', 'Notes', 'notes'],
    [
      'Vor- und Nachname',
      'Nom et prénom',
      'Nombre y apellidos',
      'Nome completo',
      'Nominativo',
      'Full name',
      'full_name',
    ],
  ])('is known in every language: %s, %s, %s, %s, …', (...known) => {
    const field = known.pop()
    expect(known.map(meaning)).toEqual(known.map(() => field))
  })

  test('is recognised in any case, with or without accents, punctuation, spaces, numbers and brackets', () => {
    for (const text of ['E-MAIL', 'e mail', 'E-Mail *', 'eMail (optional)', 'E-mail:', 'E_Mail'])
      expect(meaning(text)).toBe('email')
    expect(meaning('PRENOM')).toBe('first_name')
    expect(meaning('FirstName')).toBe('first_name')
    expect(meaning('Kurs 2')).toBe('classes')
    expect(meaning('Niveau (z. B. B1)')).toBe('level')
  })

  test('is recognised among other words, unless they are about another person or thing', () => {
    expect(meaning('Current English level')).toBe('level')
    expect(meaning('Student e-mail address (school)')).toBe('email')
    for (const text of ['E-Mail der Eltern', 'Class teacher', 'Telefonnummer', 'Date of birth', 'Nr.', 'Ort', ''])
      expect(meaning(text)).toBeUndefined()
  })

  test('that is a whole story is none', () => {
    expect(meaning(`Vorname ${'und so weiter '.repeat(20)}`)).toBeUndefined()
    expect(meaning(' '.repeat(30_000))).toBeUndefined()
  })
})
