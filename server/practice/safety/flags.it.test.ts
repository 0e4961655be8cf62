import { describe, expect, test } from 'vitest'
import { flagsOf } from './flags.ts'

describe('what a student in need writes in Italian', () => {
  test.each([
    'nn voglio piu vivere',
    'Mi sono tagliata le braccia',
    'Sarebbe meglio se fossi morta',
    'sarebbe meglio se non ci fossi',
    'vorrei sparire per sempre',
    'vorrei non svegliarmi più',
    'la voglio fare finita',
    'mi butto sotto un treno',
  ])('“%s” is flagged as self-harm', (text) => {
    expect(flagsOf(text, ['it'])).toEqual(['self_harm'])
  })

  test.each([
    'mio padre beve e mi picchia',
    'il mio patrigno mi prende a schiaffi',
    'mio papà mi dà gli schiaffi',
    'A scuola mi picchiano',
    'i miei compagni mi picchiano tutti i giorni',
    'mi hanno violentata',
    'mia madre mi chiude in cantina',
    'il mio allenatore mi ha chiesto delle foto nuda',
  ])('“%s” is flagged as abuse', (text) => {
    expect(flagsOf(text, ['it'])).toEqual(['abuse'])
  })
})

test.each([
  'Sto morendo di sonno',
  'Vorrei sparire dalla vergogna',
  'Mi butto in acqua',
  'Meglio morto che sveglio alle sei',
  'La facciamo finita con i compiti?',
  'Non ha senso vivere in centro senza auto',
  'Mi sono tagliato il dito in cucina',
  'mi fa male la testa da ieri',
  'Il medico mi tocca la pancia',
  'Mio fratello mi picchia a calcetto',
  'Mi chiede sempre foto del gatto',
  'Ho paura di non trovare l’albergo',
])('“%s” is said without meaning it, and is not flagged', (text) => {
  expect(flagsOf(text, ['it'])).toEqual([])
})
