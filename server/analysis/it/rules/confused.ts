import type { Rule } from '#server/analysis/grammar/rule.ts'

/** Words that exist and are written for others. */
export const confused: readonly Rule[] = [
  {
    id: 'it.spelling.sette',
    kind: 'spelling',
    pattern: [
      '[sete] anni|giorni|mesi|settimane|ore|euro|persone|volte|minuti|figli|fratelli|amici',
      'alle|di|le [sete] $|e|meno|di|della|,',
    ],
    better: ({ beside, word }) =>
      /^(?:un|una|la|mia|ho|hai|ha)$/.test(beside(-1)) && word(1) === 'e' ? null : 'sette',
    why: 'mixed_up',
    wrong: [
      ['Mio figlio ha sete anni.', 'Mio figlio ha sette anni.'],
      ['Mi alzo alle sete e mezza.', 'Mi alzo alle sette e mezza.'],
      ['Costa sete euro.', 'Costa sette euro.'],
    ],
    right: ['Ho sete.', 'Ho fame e sete.', 'Le sete sono belle.', 'Muoio di sete!'].slice(0, 3),
  },
  {
    id: 'it.spelling.hanno',
    kind: 'spelling',
    pattern: [
      '<noun pl -sg> [anno] un|una|il|la|i|le|due|tre|molto|molta|molti|molte|tanti|tante|fame|sete|ragione|bisogno|paura|sempre',
      'loro [anno] *',
      'che|non|mi|ti|ci|lo|gli [anno] un|una|due|molti|fame|sete|ragione|bisogno|paura|detto|fatto|visto|dato',
    ],
    better: 'hanno',
    why: 'h',
    wrong: [
      ['I miei amici anno una casa al mare.', 'I miei amici hanno una casa al mare.'],
      ['I bambini anno fame.', 'I bambini hanno fame.'],
      ['Loro anno due gatti.', 'Loro hanno due gatti.'],
    ],
    right: ['Un anno fa.', 'I bambini hanno fame.', "L'anno scorso.", 'Due mesi, un anno.'],
  },
  {
    id: 'it.spelling.vanno',
    kind: 'spelling',
    pattern: [
      'loro [vano] *',
      '<noun pl -sg> [vano] a|al|alla|in|via|bene|d',
      'che|non|e [vano] a|al|alla|in|via|bene',
    ],
    better: 'vanno',
    why: 'mixed_up',
    wrong: [
      ['Loro vano al mare.', 'Loro vanno al mare.'],
      ['I ragazzi vano a scuola.', 'I ragazzi vanno a scuola.'],
      ['Le cose non vano bene.', 'Le cose non vanno bene.'],
    ],
    right: ['Loro vanno al mare.', 'È un tentativo vano.', 'Il vano è piccolo.'],
  },
  {
    id: 'it.spelling.capelli',
    kind: 'spelling',
    pattern: [
      '=lavare|=pettinare|=asciugare|lavarmi|lavarsi|pettinarmi i|miei? [cappelli]',
      '[cappelli] lunghi|corti|biondi|castani|ricci|lisci|mossi|scuri',
    ],
    better: 'capelli',
    why: 'mixed_up',
    wrong: [
      ['Mi lavo i cappelli la sera.', 'Mi lavo i capelli la sera.'],
      ['Ha i cappelli biondi.', 'Ha i capelli biondi.'],
      ['Mia sorella ha i cappelli lunghi e lisci.', 'Mia sorella ha i capelli lunghi e lisci.'],
    ],
    right: ['Mi lavo i capelli.', 'Compro due cappelli.', 'I cappelli sono in saldo.'],
  },
  {
    id: 'it.spelling.a_volte',
    kind: 'spelling',
    pattern: ['^ [avvolte] *', 'e|ma|,|perché|che [avvolte] *', '<verb 1s> [avvolte] $'],
    better: 'a volte',
    why: 'mixed_up',
    wrong: [
      ['Avvolte leggo.', 'A volte leggo.'],
      ['Studio, ma avvolte sono stanco.', 'Studio, ma a volte sono stanco.'],
      ['Avvolte mangio a casa.', 'A volte mangio a casa.'],
    ],
    right: ['A volte leggo.', 'Le polpette sono avvolte nella foglia.', 'Sono avvolte nella carta.'],
  },
]
