import type { Headings } from '#server/imports/columns/headings/meanings.ts'

export const it: Headings = {
  first_name: 'Nome di battesimo | Prenome | Primo nome | Nome proprio',
  further_first_name: 'Secondo nome | Altri nomi',
  last_name: `
    Cognome | Cognomi | Nome di famiglia | Cognome studente | Cognome dello studente | Cognome dell'alunno`,
  further_last_name: 'Secondo cognome',
  name: `Nome | Nomi | Nome studente | Nome dello studente | Nome dell'alunno | Nome alunno`,
  full_name: `
    Nome completo | Nome e cognome | Cognome e nome | Cognome, nome | Cognome nome | Nome cognome | Nominativo
    Nominativi | Studente | Studentessa | Studenti | Studente/ssa | Alunno | Alunna | Alunni | Alunno/a
    Allievo | Allieva | Allievi | Corsista | Corsisti | Partecipante | Partecipanti`,
  email: `
    E-mail | Posta elettronica | Indirizzo e-mail | Indirizzo mail | Indirizzo di posta elettronica
    Indirizzo di posta | Indirizzo di e-mail | Indirizzo elettronico | E-mail dello studente | E-mail studente
    E-mail dell'alunno`,
  student_number: `
    Numero studente | Numero dello studente | Numero di studente | N. studente | N° studente | Matricola
    Numero di matricola | Numero matricola | N. matricola | N° matricola | Matricola studente | Codice studente
    Codice dello studente | Codice alunno | Codice allievo | Numero alunno | Numero allievo | ID studente
    ID alunno | Identificativo | Numero di registro`,
  level: `
    Livello | Livelli | QCER | Livello QCER | Livello del QCER | Livello linguistico | Livello di lingua
    Livello attuale`,
  native_language: `
    Lingua madre | Madrelingua | Madre lingua | Lingua materna | Prima lingua | Lingua nativa | Lingua d'origine
    Lingua di origine`,
  classes: `
    Classe | Classi | Nome della classe | Corso | Corsi | Nome del corso | Gruppo | Gruppi | Nome del gruppo
    Sezione`,
  notes: `
    Nota | Note | Osservazione | Osservazioni | Commento | Commenti | Annotazione | Annotazioni | Appunti
    Ulteriori informazioni`,
}
