import type { ActRule } from '#server/analysis/acts/act.ts'

export const gaps: readonly ActRule[] = [
  {
    act: 'dont_know',
    pattern: [
      '^ io? sono|resto|rimango *{0,1} bloccato|bloccata qui|adesso|ora? $',
      '^ a? me? mi mancano|manca *{0,1} le|la|il|tante|molte|tutte *{0,2} parole|parola|vocabolario|lessico *{0,5} $',
      '^ io? non so|conosco|ho le|tutte|queste|quelle|abbastanza|ancora *{0,2} parole|vocabolario *{0,5} $',
      '^ non sono sicuro|sicura di|del|dello|della|sullo|sul|sulla *{1,4} non so *{0,6} $',
      '^ è? troppo|molto difficile non so *{0,5} $',
    ],
    right: [
      'Sono bloccata',
      'Mi mancano le parole in italiano',
      'non conosco ancora le parole',
      'Non sono sicuro dello stipendio, non so quanto è normale',
    ],
    wrong: [
      'La strada è bloccata',
      'Mi mancano due euro',
      'Conosco le parole della canzone',
      'Non sono sicura del rosso, meglio il blu',
    ],
  },
  {
    act: 'refusal',
    pattern: [
      '^ oggi? io? non voglio|vorrei più? parlare|scrivere|rispondere|praticare in? italiano *{0,3} $',
      '^ oggi? io? non ho|mi più? voglia|va di parlare|scrivere in? italiano *{0,3} $',
      '^ niente italiano oggi|ora|adesso? $',
    ],
    right: ['Oggi non voglio parlare italiano', 'Non voglio più scrivere in italiano', 'Niente italiano oggi'],
    wrong: ['Voglio parlare meglio italiano', 'Mio padre non parla italiano', 'Non voglio parlare con il capo'],
  },
  {
    act: 'asks_repetition',
    pattern: [
      '^ qual|quale|che|cosa|cos cosa? era|è|e l|la|il ultima|ultimo|prima|primo cosa|parola|frase|domanda|parte *{0,5} $',
      '^ che|cosa cosa? ha|hai detto|chiesto alla|per|all fine|ultimo|ultima|inizio $',
    ],
    right: ["Qual era l'ultima parola?", "Cos'era l'ultima cosa che ha detto?", 'Che cosa ha detto alla fine?'],
    wrong: ["Qual era l'ultimo film?", "L'ultima parola è di mia madre", 'Che cosa hai fatto alla fine?'],
  },
  {
    act: 'asks_meaning',
    isAsked: true,
    pattern: [
      '^ [~questo|questa|ciò|che|cosa|quindi|lei|lui{1,2}] vuol|vuole dire *{1,3} $',
      '^ [~questo|questa|ciò|che|cosa|quindi|lei|lui{1,2}] significa *{1,3} $',
    ],
    right: ['Ricevuta vuol dire receipt?', 'Mancia significa tip?', 'Caparra vuole dire deposit?'],
    wrong: ['Questo vuol dire no?', 'Lei vuole dire il nome?', 'Mio padre vuole dire grazie'],
  },
]
