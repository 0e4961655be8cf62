import type { Words } from '../../words.ts'

export const refusals: Words<'refusals'> = {
  heavy: 'La tua scuola sta esportando o controllando molti file in questo momento. Riprova {{when}}.',
  languageLimit: {
    pro: 'Passa a Pro per attivare altre lingue.',
    none: 'Tutte le lingue del tuo piano sono in uso. Disattivane una per attivarne un’altra.',
  },
  reason: {
    role: 'Il tuo ruolo in questa scuola non lo consente.',
    author: 'Può modificarlo solo chi l’ha scritto o il coordinamento. Puoi farne una copia.',
    language: 'Questa lingua è disattivata. Chiedi al coordinamento di attivarla.',
  },
  code: {
    confirmation_required: 'Conferma prima che sei tu.',
    second_factor_required: 'La tua scuola richiede un secondo fattore. Configuralo prima.',
    last_factor: 'La tua scuola richiede un secondo fattore, quindi devi tenere questo.',
    staff_limit_reached: 'La tua scuola non può avere più di {{limit}} persone.',
    language_limit_reached: 'Passa a Plus o Pro per attivare altre lingue.',
    join_unavailable: 'Questo codice non funziona. Chiedine uno nuovo alla tua scuola.',
    in_use: 'È in uso e non si può rimuovere.',
    practice_limit_reached: 'Per ora hai raggiunto il limite. Potrai continuare più tardi.',
    student_limit_reached:
      'Hai raggiunto il limite di studenti. Passa a un piano superiore o disattiva qualche studente per liberare posti.',
    forbidden: 'Al momento non puoi farlo.',
    address_not_confirmed:
      'Conferma il tuo indirizzo email prima di inviare qualcosa agli studenti: apri il link che ti abbiamo inviato. Puoi chiederne un altro in Impostazioni, Generali.',
    mail_limit_reached:
      'La tua scuola ha inviato tutte le email possibili in 24 ore. Riprova domani oppure stampa le tessere.',
    guardian_not_asked:
      'Per ora non scriviamo a questo indirizzo: ha rifiutato, ha ricevuto la domanda meno di una settimana fa oppure già tre volte.',
    subscription_required: 'Per farlo, la tua scuola ha bisogno di un piano.',
    idempotency_mismatch: 'Questa richiesta è già stata inviata con dati diversi. Ricarica e riprova.',
    name_taken: 'Esiste già una classe con questo nome.',
    number_taken: 'Un altro studente ha già questo numero.',
    student_elsewhere: 'Questo studente non può essere aggiunto, perché è già assegnato a un’altra scuola.',
    wrong_password: 'Questa non è la tua password attuale.',
    last_sign_in_way: 'Per ora puoi accedere solo con Google. Imposta prima una password.',
    edited_elsewhere: 'Nel frattempo qualcuno ha modificato questi dati. Ricarica per vederli aggiornati.',
    over_new_limit: 'Usi più di quanto quel piano permette.',
    primary_payment_method:
      'Questo metodo di pagamento è necessario: rendine prima principale un altro, oppure disdici l’abbonamento.',
    too_large: 'È troppo grande.',
    unsupported_file: 'Non è possibile leggere file di questo tipo.',
    unreadable_file: 'Non è stato possibile leggere questo file. Forse è danneggiato.',
  },
}
