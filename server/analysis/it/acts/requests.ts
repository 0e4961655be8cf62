import type { ActRule } from '#server/analysis/acts/act.ts'

const language =
  'inglese|tedesco|francese|spagnolo|portoghese|cinese|giapponese|arabo|russo|turco|polacco|ucraino|olandese|greco|coreano|catalano|rumeno|svedese'
const can = 'puoi|può|potresti|potrebbe|potete|possiamo|puo|può'
const say =
  'dice|dici|dico|diciamo|dicono|dite|dire|direbbe|direi|dirlo|scrive|scrivo|scrivere|pronuncia|pronuncio|pronunciare|traduce|chiamate|dirà'
const how = 'come si|se|lo|posso|potrei|devo|si|puo? lo|si?'

/** Asking for help with the language, in Italian. */
export const requests: readonly ActRule[] = [
  {
    act: 'asks_how_to_say',
    pattern: [
      'quale è|e il|la nome|parola|termine in? italiano|italiana di|per|del [*{1,4}] $',
      `${how} ${say} questo|questa|quello|quella|ciò parola|cosa? in? italiano? $`,
      `${how} ${say} in? italiano? $`,
      `${how} ${say} in italiano la? parola? [*{1,6}] $`,
      `${how} ${say} la? parola? [*{1,6}] in italiano $`,
      `${how} ${say} la? parola? [*{1,6}] $`,
      'come si chiama questo|questa|quello|quella|la|il cosa? *{0,4} in italiano $',
      'come si chiama questo|questa|quello|quella cosa? $',
      'come si chiama la cosa *{1,5} $',
      'come è [*{1,4}] in italiano $',
      'che|cosa|quale cosa? è [*{1,4}] in italiano $',
      'quale|qual|che e|è la? parola|traduzione in? italiana|italiano? italiana? per|di [*{1,4}] in? italiano? $',
      `non so come si|lo|se? ${say}|dirlo|scriverlo|dire in? italiano? $`,
      `non so come si|lo|se? ${say} [*{1,5}] $`,
      'non so dirlo|dire in? italiano? $',
      'non so dire [*{1,4}] in italiano $',
      'non so|conosco la parola per|di [*{1,4}] $',
      `^ mi? ${can}|mi? tradurre|tradurmi|traduci|traduca|traducimi [*{1,4}] $`,
    ],
    right: ['Come si dice spoon?', 'come dire spoon', 'non so come si dice', 'Come si scrive?'],
    wrong: ['Mio fratello dice di sì', 'Come ti chiami?', 'Non so nuotare'],
  },
  {
    act: 'asks_meaning',
    pattern: [
      'cosa|che cosa? significa|vuol|vuole|vuoi dire? questo|questa|quello|ciò|la|quella? parola? $',
      'cosa|che cosa? significa|vuol|vuole dire? la|questa parola [*{1,3}] in? italiano? $',
      'cosa|che cosa? significa|vuol|vuole dire? [*{1,4}] in italiano $',
      'cosa|che cosa? significa [*{1,4}] $',
      'cosa|che cosa? vuol|vuole|vogliono dire [*{1,4}] $',
      'cosa|che cosa? intendi|intende con? [*{0,3}] $',
      '[*{1,3}] cosa|che cosa? significa|vuol|vuole dire? $',
      'significato di|della|del|dello parola? [*{1,3}] $',
      '^ io? non ho? capisco|comprendo|capito|compreso la|questa? parola [*{1,3}] $',
      '^ io? non ti|la|lo|le|vi|l|riesco|posso|mi? ho|a? capisco|comprendo|capito|compreso|capire|comprendere niente|nulla|bene|la|questa|quella|questo|tua|sua|tutto|molto|la? parola|domanda|frase|bene|sua|tua? domanda? $',
      '^ capito niente|nulla $',
      '^ non capisco|ho cosa|che|quello|capito cosa|che|quello? dici|dice|vuoi|vuole|intendi|ha|hai dire|detto? $',
      '^ non capisco cosa|che significa|vuol|è dire? [*{1,3}] $',
      '^ non capisco [~la|il|lo|i|le|gli|per|a|di|che|mio|tuo|come|cosa|niente|bene|nulla|molto] $',
      '^ non ho capito [~la|il|lo|i|le|gli|per|a|di|che|mio|tuo|come|cosa|niente|bene|nulla|molto] $',
      `^ mi|me? lo? ${can}|mi? spiegare|spiegarmi|spieghi|spiega cosa|che cosa? è|significa|vuol dire? [*{1,4}] $`,
      `^ mi|me? lo? ${can}|mi? spiegare|spiegarmi|spieghi|spiega la parola [*{1,3}] $`,
      `^ mi|me? lo? ${can}|mi? spiegare|spiegarmi|spiegarlo|spieghi|spiega|spiegami|spiegamelo la|questa|questo|meglio? domanda|parola? $`,
      '^ cosa è|e|sono un|una|la|il|l|lo|i|gli [*{1,2}] $',
      '^ che cosa è|e|sono un|una|la|il|l|lo|i|gli? [*{1,2}] $',
      '^ che? cosa è|e questo|quello|questa? $',
      'non so cosa|che cosa? significa|vuol|vuole|è dire? un|una|la|il? [*{0,3}] $',
      '^ cosa è|e [~successo|meglio|bello] $',
    ],
    right: ['Cosa significa conto?', 'non capisco', 'Non ho capito la domanda', "cos'e una mancia"],
    wrong: ['Significa molto per me', 'Mio fratello non capisce niente', 'Cosa avete da mangiare?'],
  },
  {
    act: 'asks_repetition',
    pattern: [
      `^ me|lo|mi|lei|tu? lo? ${can} lei|tu|mi? ripetere|repetere|ripeterlo|ripetermi|ripetermelo|ripeterla *{0,5} $`,
      '^ ripeti|ripeta|ripetere|ripetimi|ripetilo|ripetete *{0,4} $',
      `^ me|lo|mi? lo? ${can} dire|dirlo|dirmi|dirmelo|fare *{0,3} di|ancora|un nuovo|volta|altra? volta? $`,
      '^ dillo|dimmi|dica|lo ancora|di|un nuovo|altra|dica? volta|ancora? $',
      '^ ancora una? volta? $',
      '^ un altra volta $',
      '^ di nuovo $',
      '^ come|cosa|prego|eh|che|scusi|scusa|scusami|pardon scusa|scusi|prego? $',
      '^ che? cosa|che cosa? hai|ha|dici|dice|dicevi detto? $',
      'quale|qual è|era|e la domanda $',
      '^ non ti|la|lo|vi|l|riesco? ho|a? sento|sentito|sentire bene|niente|nulla|la? domanda? $',
      `^ mi? ${can} parlare|dirlo|dire|andare *{0,2} lentamente|piano|lento|forte $`,
      '^ parli|parla|parlate *{0,2} lentamente|piano|lento $',
      '^ più lentamente|piano|lento $',
      '^ non così veloce|in $',
    ],
    right: ['Puoi ripetere?', 'Come?', "un'altra volta", 'più lentamente per favore'],
    wrong: ['Ha ripetuto la domanda', 'Come antipasto prendo la bruschetta', 'Vado di nuovo a Roma'],
  },
  {
    act: 'asks_other_language',
    pattern: [
      `^ in? ${language} $`,
      `^ me|lo|mi? lo? ${can} *{0,5} in? ${language} $`,
      `^ parli|parla|parlate|parliamo|capisci|conosci l? ${language}`,
      `^ ${can} tradurlo|tradurre|tradurmelo questo|lo|in`,
      `^ ${can} *{0,4} mia|altra lingua $`,
    ],
    right: ['in inglese per favore', 'parli inglese?', 'possiamo parlare in spagnolo'],
    wrong: ['La cucina inglese', 'Sto imparando il tedesco', "Parlo italiano e un po' di francese"],
  },
]
