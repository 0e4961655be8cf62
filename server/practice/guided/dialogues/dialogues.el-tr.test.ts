import { test } from 'vitest'
import { NewChatbot } from '#contract/teaching/chatbots.ts'
import { expectDialogue } from '#server/test/dialogue.ts'

const greekCafe = NewChatbot.parse({
  name: 'Café',
  language: 'el',
  level: 'A2',
  vocabulary: [{ word: 'ο λογαριασμός', meaning: 'το χαρτί με την τιμή' }],
  steps: [
    {
      says: 'Τι θα πιείτε;',
      expects: ['καφές|τσάι|χυμός|νερό'],
      hint: 'Ξεκίνα με «Θα ήθελα …».',
      example: 'Θα ήθελα έναν καφέ, παρακαλώ.',
    },
    {
      says: 'Και τι θα φάτε;',
      expects: ['τυρόπιτα|τοστ|κέικ'],
      hint: 'Διάλεξε κάτι νόστιμο.',
      example: 'Μια τυρόπιτα, παρακαλώ.',
    },
    { says: 'Πόσα άτομα είστε;', expects: ['#'], hint: 'Πες έναν αριθμό.', example: 'Είμαστε δύο.' },
  ],
  length: 20,
})

const turkishCafe = NewChatbot.parse({
  name: 'Café',
  language: 'tr',
  level: 'A2',
  vocabulary: [{ word: 'hesap', meaning: 'üstünde fiyat yazan kâğıt' }],
  steps: [
    {
      says: 'Ne içmek istersiniz?',
      expects: ['kahve|çay|su|ayran'],
      hint: 'Şöyle başlayın: “… istiyorum”',
      example: 'Bir bardak çay istiyorum, lütfen.',
    },
    {
      says: 'Yanında ne yersiniz?',
      expects: ['simit|börek|kek'],
      hint: 'Güzel bir şey seçin.',
      example: 'Bir simit, lütfen.',
    },
    { says: 'Kaç kişisiniz?', expects: ['#'], hint: 'Bir sayı söyleyin.', example: 'İki kişiyiz.' },
  ],
  length: 20,
})

test('a short conversation in Greek goes from the greeting to the end', async () => {
  await expectDialogue(
    greekCafe,
    [
      ['Καλημέρα', 'Γεια σου, χαίρομαι που είσαι εδώ. Τι θα πιείτε;'],
      ['Τι κάνετε;', 'Όλα καλά εδώ, ευχαριστώ. Τι θα πιείτε;'],
      ['Θα ήθελα έναν καφέ', 'Μπράβο. Κατάλαβα: «Θα ήθελα έναν καφέ, παρακαλώ». Και τι θα φάτε;'],
      ['Τι σημαίνει λογαριασμός;', '«ο λογαριασμός» σημαίνει: το χαρτί με την τιμή.\n\nΚαι τι θα φάτε;'],
      ['μια καρέκλα', 'Όχι ακόμα. Ας δοκιμάσουμε άλλη μια φορά.\n\nΊσως αυτό σε βοηθήσει: Διάλεξε κάτι νόστιμο.'],
      [
        'Δεν καταλαβαίνω',
        'Κανένα πρόβλημα. Το βλέπουμε μαζί.\n\nΜια βοήθεια: Διάλεξε κάτι νόστιμο.\n\nΚαι τι θα φάτε;',
      ],
      ['δύο τυρόπιτες', 'Πόσα άτομα είστε;'],
      [
        'Στα αγγλικά, παρακαλώ',
        'Ας μείνουμε στα ελληνικά. Θα τα καταφέρεις.\n\nΜια βοήθεια: Πες έναν αριθμό.\n\nΠόσα άτομα είστε;',
      ],
      [
        'Είμαστε τρεις. Εσείς;',
        'Ευγενικό εκ μέρους σου. Εγώ είμαι εδώ μόνο για τη δική σου εξάσκηση. Φτάσαμε στο τέλος. Ευχαριστώ, χάρηκα πολύ. Τώρα μπορείς να τελειώσεις και να διαβάσεις την περίληψη.',
      ],
      ['Αντίο', 'Φτάσαμε στο τέλος. Τώρα μπορείς να τελειώσεις.'],
    ],
    { seed: 5, native_language: 'en' },
  )
})

test('a short conversation in Turkish goes from the greeting to the end', async () => {
  await expectDialogue(
    turkishCafe,
    [
      ['Merhaba', 'Merhaba. Ne içmek istersiniz?'],
      ['Nasılsınız?', 'Burada her şey yolunda, teşekkürler. Ne içmek istersiniz?'],
      ['Bir kahveniz var mı?', 'Yanında ne yersiniz?'],
      ['Hesap ne demek?', '“hesap” şu demek: üstünde fiyat yazan kâğıt.\n\nYanında ne yersiniz?'],
      ['bir sandalye', 'Az kaldı. Başka türlü deneyin.\n\nBelki bu yardımcı olur: Güzel bir şey seçin.'],
      ['Anlamıyorum', 'Merak etmeyin, acele yok.\n\nBir ipucu: Güzel bir şey seçin.\n\nYanında ne yersiniz?'],
      ['iki tane simit istiyorum', 'Çok güzel. Kaç kişisiniz?'],
      [
        'Robot musunuz?',
        'Ben okulunuzun hazırladığı bir alıştırmayım, ne bir insanım ne de bir yapay zekâ. Kaç kişisiniz?',
      ],
      [
        'Üç kişiyiz. Ya siz?',
        'Çok naziksiniz. Ben yalnızca sizin pratik yapmanız için buradayım. Sona geldik. Teşekkürler, çok keyifliydi. Şimdi bitirip özetinizi okuyabilirsiniz.',
      ],
      ['Hoşça kalın', 'Sona geldik. Şimdi bitirebilirsiniz.'],
    ],
    { seed: 3, native_language: 'en' },
  )
})
