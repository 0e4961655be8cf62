import type { Words } from '../../words.ts'

export const student: Words<'student'> = {
  title: 'Studente',
  class: 'Classe',
  loading: 'Caricamento dello studente',
  failed: 'Non è stato possibile caricare questo studente',
  gone: {
    title: 'Questo studente non c’è più',
    text: 'Qualcuno lo ha eliminato oppure il link non è corretto.',
    back: 'Torna agli studenti',
  },
  menu: 'Altre azioni',
  saving: 'Salvataggio…',
  export: 'Esporta tutto',
  exported: 'Trovi tutti i dati di {{name}} tra i download',
  exportFailed: 'L’esportazione non è riuscita',
  erase: 'Elimina studente',
  erasing: {
    text: 'Dati, note, conversazioni e cronologia di {{name}} vengono cancellati, così come l’appartenenza alle classi. È definitivo e non si può annullare.',
    instead: 'Se invece disattivi lo studente, il posto si libera e non si perde nulla.',
  },
  details: 'Dati',
  unsaved: 'Hai modifiche non salvate',
  nothingToSave: 'Tutte le modifiche sono salvate',
  discard: 'Scarta',
  history: {
    title: 'Cronologia',
    loading: 'Caricamento della cronologia',
    failed: 'Non è stato possibile caricare la cronologia',
  },
  event: {
    added: 'Aggiunta dello studente',
    joined: 'Ingresso in {{class}}',
    changed: 'Dati modificati',
    inactivated: 'Disattivazione',
    practised: 'Esercizio',
    practisedTimes_one: '{{number}} esercizio',
    practisedTimes_other: '{{number}} esercizi',
  },
  similar: {
    said: 'Forse già tra i tuoi studenti: {{names}}',
    typed: 'Stai aggiungendo',
    here: 'Forse già tra i tuoi studenti',
    open: 'Apri',
    activate: 'Attiva questo studente',
    activating: 'Attivazione…',
  },
}
