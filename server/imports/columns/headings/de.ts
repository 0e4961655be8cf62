import type { Headings } from '#server/imports/columns/headings/meanings.ts'

export const de: Headings = {
  first_name: `
    Vorname | Vornamen | Rufname | Vorname des Schülers | Vorname Schüler | Vorname Schüler/in | Schülervorname`,
  further_first_name: 'Zweiter Vorname | 2. Vorname | Weitere Vornamen | Zweitname',
  last_name: `
    Nachname | Nachnamen | Familienname | Familiennamen | Zuname | Nachname des Schülers | Nachname Schüler
    Schülernachname`,
  further_last_name: '',
  name: 'Name | Namen',
  full_name: `
    Vollständiger Name | Voller Name | Ganzer Name | Vor- und Nachname | Vorname Nachname | Vorname und Nachname
    Vor- und Zuname | Name, Vorname | Nachname, Vorname | Name und Vorname | Nachname und Vorname | Schüler
    Schülerin | Schüler/in | Schüler:in | Schülername | Name des Schülers | Teilnehmer | Teilnehmerin
    Teilnehmer/in | Teilnehmer:in | Teilnehmende | Teilnehmername | Lernende | Lernende/r | Kursteilnehmer
    Anzeigename`,
  email: `
    E-Mail | Mail | E-Mail-Adresse | Mailadresse | E-Mail Adresse | Elektronische Post | E-Post | Schul-E-Mail
    E-Mail des Schülers | Mail-Adresse`,
  student_number: `
    Schülernummer | Schülernr | Schüler-Nr. | Schüler-ID | Matrikelnummer | Matrikelnr | Matrikel-Nr. | Matrikel
    Studentennummer | Studierendennummer | Teilnehmernummer | Teilnehmernr | Teilnehmer-Nr. | TN-Nummer | TN-Nr.
    Kundennummer | Kundennr | Kursteilnehmernummer | Mitgliedsnummer | Personennummer | Ausweisnummer
    Kennnummer | Schülerkennung`,
  level: `
    Niveau | Stufe | Sprachniveau | Niveaustufe | Sprachstufe | GER | GER-Niveau | GER-Stufe | GERS | Kursstufe
    Kursniveau | Leistungsstufe | Sprachlevel | Aktuelles Niveau`,
  native_language: `
    Muttersprache | Muttersprachen | Erstsprache | Herkunftssprache | Familiensprache | Ausgangssprache`,
  classes: `
    Klasse | Klassen | Klassenname | Klassenbezeichnung | Kurs | Kurse | Kursname | Kursbezeichnung | Kursgruppe
    Gruppe | Gruppen | Gruppenname | Lerngruppe | Sprachkurs`,
  notes: `
    Bemerkung | Bemerkungen | Notiz | Notizen | Anmerkung | Anmerkungen | Kommentar | Kommentare | Hinweis
    Hinweise | Sonstiges | Zusatzinformation`,
}
