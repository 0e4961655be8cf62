import type { Words } from '../../words.ts'

export const refusals: Words<'refusals'> = {
  heavy: 'Ihre Schule exportiert oder prüft gerade viele Dateien. Bitte versuchen Sie es {{when}} noch einmal.',
  languageLimit: {
    pro: 'Wechseln Sie zu Pro, um weitere Sprachen einzuschalten.',
    none: 'Alle Sprachen Ihres Tarifs sind belegt. Schalten Sie eine aus, um eine andere einzuschalten.',
  },
  reason: {
    role: 'Mit Ihrer Rolle in dieser Schule geht das nicht.',
    author: 'Ändern kann das nur, wer es geschrieben hat, oder die Koordination. Sie können eine Kopie erstellen.',
    language: 'Diese Übungssprache ist ausgeschaltet. Bitten Sie die Koordination, sie einzuschalten.',
  },
  code: {
    confirmation_required: 'Bitte bestätigen Sie zuerst, dass Sie es sind.',
    second_factor_required: 'Ihre Schule verlangt einen zweiten Faktor. Richten Sie ihn zuerst ein.',
    last_factor: 'Ihre Schule verlangt einen zweiten Faktor, deshalb muss dieser bleiben.',
    staff_limit_reached: 'Ihre Schule kann nicht mehr als {{limit}} Personen haben.',
    language_limit_reached: 'Wechseln Sie zu Plus oder Pro, um weitere Sprachen einzuschalten.',
    join_unavailable: 'Dieser Code funktioniert nicht. Lassen Sie sich einen neuen geben.',
    in_use: 'Das wird noch verwendet und kann nicht entfernt werden.',
    practice_limit_reached: 'Das Limit für Übungen ist vorerst erreicht. Später geht es weiter.',
    student_limit_reached:
      'Ihr Tarif hat nicht genug freie Plätze. Wechseln Sie den Tarif oder deaktivieren Sie Lernende, um Platz zu schaffen.',
    forbidden: 'Das ist im Moment nicht möglich.',
    address_not_confirmed:
      'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse, bevor Sie Lernenden etwas senden: Öffnen Sie den Link, den wir Ihnen gesendet haben. Einen neuen bekommen Sie unter Einstellungen, Allgemein.',
    mail_limit_reached:
      'Ihre Schule hat so viele E-Mails gesendet, wie in 24 Stunden möglich sind. Versuchen Sie es morgen wieder, oder drucken Sie Karten.',
    guardian_not_asked:
      'Diese Adresse fragen wir jetzt nicht: Sie hat abgelehnt, wurde in der letzten Woche gefragt oder schon dreimal.',
    subscription_required: 'Dafür braucht Ihre Schule einen Tarif.',
    idempotency_mismatch:
      'Das wurde schon in anderer Form gesendet. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
    name_taken: 'Einen Kurs mit diesem Namen gibt es schon.',
    number_taken: 'Diese Nummer ist schon vergeben.',
    student_elsewhere:
      'Diese Person kann nicht hinzugefügt werden, weil sie schon einer anderen Schule zugeordnet ist.',
    wrong_password: 'Das ist nicht Ihr aktuelles Passwort.',
    last_sign_in_way: 'Google ist Ihre einzige Möglichkeit, sich anzumelden. Legen Sie zuerst ein Passwort fest.',
    edited_elsewhere: 'Jemand hat das inzwischen geändert. Laden Sie die Seite neu, um den aktuellen Stand zu sehen.',
    over_new_limit: 'Sie nutzen mehr, als dieser Tarif erlaubt.',
    primary_payment_method:
      'Dieses Zahlungsmittel wird gebraucht: Legen Sie zuerst ein anderes als Standard fest, oder kündigen Sie das Abonnement.',
    too_large: 'Das ist zu groß.',
    unsupported_file: 'Dieser Dateityp kann nicht gelesen werden.',
    unreadable_file: 'Diese Datei konnte nicht gelesen werden. Vielleicht ist sie beschädigt.',
  },
}
