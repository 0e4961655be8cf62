import type { Words } from '../words.ts'

export const student: Words<'student'> = {
  title: 'Studente',
  class: 'Classe',
  loading: 'Caricamento dello studente',
  failed: 'Non è stato possibile caricare questo studente',
  menu: 'Altre azioni',
  saving: 'Salvataggio…',
  export: 'Esporta tutto',
  exported: 'Tutto su {{name}} è nei tuoi download',
  exportFailed: 'L’esportazione non è riuscita',
  erase: 'Elimina studente',
  erasing: {
    text: 'Dati, note e cronologia di {{name}} vengono cancellati, insieme ai posti nelle classi. È definitivo e non si può annullare.',
    instead: 'Anche disattivare libera il posto, e conserva tutto.',
  },
  details: 'Dati',
  unsaved: 'Ci sono modifiche non salvate',
  nothingToSave: 'Tutte le modifiche sono salvate',
  discard: 'Scarta',
  history: {
    title: 'Cronologia',
    loading: 'Caricamento della cronologia',
    failed: 'Non è stato possibile caricare la cronologia',
  },
  event: {
    added: 'Aggiunta',
    joined: 'Ingresso in {{class}}',
    changed: 'Dati modificati',
    inactivated: 'Disattivazione',
    practised: 'Ultima pratica',
  },
  similar: {
    said: 'Forse c’è già: {{names}}',
    typed: 'Stai aggiungendo',
    here: 'Forse c’è già',
    open: 'Apri',
    activate: 'Attiva questo studente',
    activating: 'Attivazione…',
  },
}
