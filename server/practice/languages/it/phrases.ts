import { heard } from './heard.ts'
import type { Phrases } from '#server/practice/languages/phrase-book.ts'

/** The partner's words in Italian; help says "tu", and what chatbots might say themselves names neither "tu" nor "Lei". */
export const phrases: Phrases = {
  heard,
  said: {
    praise: [
      'Ben detto.',
      'Detto molto bene.',
      'Si capisce tutto.',
      'È molto chiaro.',
      'Ben spiegato.',
      'Molto chiaro.',
      'Si capisce benissimo.',
      'È detto bene.',
      'Ben espresso.',
    ],
    and_you: [
      'Grazie della domanda, ma oggi non si parla di me.',
      'Che domanda gentile. Io però sono qui solo per l’esercizio.',
    ],
    greeting: ['Ciao.', 'Ciao, che piacere.', 'Salve.'],
    how_are_you: ['Tutto bene, grazie.', 'Molto bene, grazie della domanda.'],
    thanks: ['Prego.', 'Di niente.', 'Non c’è di che.'],
    yes_no: ['Va bene. E con qualche parola in più?', 'D’accordo. E con una frase intera?'],
    not_understood: ['Nessun problema, succede.', 'Non fa niente, guardiamo insieme.', 'Con calma, non c’è fretta.'],
    repeat: ['Certo, ancora una volta.', 'Va bene, ripeto.'],
    meaning: ['«{word}» si spiega così: {meaning}.', 'Bella domanda. Ecco «{word}»: {meaning}.'],
    no_meaning: [
      'Qui non posso spiegare «{word}». Guarda in un dizionario o chiedi in classe.',
      '«{word}» non è nella mia lista. Puoi chiedere in classe.',
    ],
    language_please: ['Restiamo sull’italiano. Ce la puoi fare.', 'Proviamo in italiano, con parole semplici.'],
    other_language: ['Vedo che vuoi dire qualcosa. In italiano, per favore.', 'Prova a dirlo in italiano, per favore.'],
    help: ['Certo, ecco un aiuto.', 'Volentieri, vediamo insieme.'],
    goodbye: [
      'Se vuoi, puoi finire qui. Oppure andiamo avanti:',
      'Puoi finire quando vuoi. Se hai un minuto, andiamo avanti:',
    ],
    silence: ['Sono qui, con calma.', 'Non c’è fretta. Per cominciare bastano una o due parole.'],
    insult: ['Restiamo gentili e andiamo avanti.', 'Lasciamo stare e torniamo al nostro tema.'],
    who_are_you: [
      'Sono un esercizio guidato della tua scuola, né una persona né un’intelligenza artificiale.',
      'Questo è un esercizio guidato della tua scuola. Qui non c’è una persona, e nemmeno un’intelligenza artificiale.',
    ],
    nudge: ['Non ancora. Riproviamo insieme.', 'Ci sei quasi. Prova in un altro modo.', 'Guardiamo ancora una volta.'],
    partly: ['«{heard}», bene. Manca ancora qualcosa.', 'Bene, ho capito «{heard}». E il resto?'],
    hint: ['Un aiuto: {hint}', 'Forse questo ti aiuta: {hint}'],
    model: ['Puoi dire: «{example}»', 'Per esempio: «{example}»'],
    go_on: ['Non importa, andiamo avanti.', 'Va bene così. Andiamo avanti.'],
    recast: ['Ah, «{right}».', 'Ho capito: «{right}».', 'Quindi «{right}».'],
    mistake: ['Si scrive «{better}», non «{written}».', 'Un dettaglio: «{written}» si scrive «{better}».'],
    foreign_words: ['Prova a dire «{written}» in italiano.', '«{written}»: come si dice in italiano?'],
    more: [
      'Raccontami di più.',
      'Interessante. Che altro puoi dire?',
      'E perché?',
      'Mi fai un esempio?',
      'E poi che cosa è successo?',
      'E tu come ti senti?',
      'Che cosa ne dicono gli altri?',
      'Di che cos’altro vuoi parlare?',
    ],
    closing: [
      'È stata una bella conversazione. Grazie di aver parlato con me. Ora puoi finire e vedere com’è andata.',
      'Siamo arrivati alla fine. Grazie, è stato un piacere. Ora puoi finire e leggere com’è andata.',
    ],
    over: ['Siamo arrivati alla fine. Ora puoi finire.', 'Per oggi è tutto. Puoi finire e vedere com’è andata.'],
  },
  own: {
    nudge: 'Non va ancora bene. Prova di nuovo, con altre parole.',
    partly: 'Una parte c’è già. Aggiungi quello che manca.',
    not_understood: 'Leggi ancora la domanda. Per cominciare bastano una o due parole.',
    other_language: 'Scrivi, per favore, nella lingua che stai studiando.',
    model: 'Questa è una risposta che sarebbe andata bene. Andiamo avanti.',
  },
}
