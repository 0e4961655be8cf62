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
      ['Θα ήθελα έναν καφέ', 'Κατάλαβα: «Θα ήθελα έναν καφέ, παρακαλώ». Και τι θα φάτε;'],
      ['Τι σημαίνει λογαριασμός;', 'Και τι θα φάτε;', '“ο λογαριασμός” means: το χαρτί με την τιμή.'],
      [
        'μια καρέκλα',
        'Συγγνώμη, δεν κατάλαβα καλά. Και τι θα φάτε;',
        'That doesn’t fit yet. Try again in other words.\nA hint: Διάλεξε κάτι νόστιμο.',
      ],
      [
        'Δεν καταλαβαίνω',
        'Κανένα πρόβλημα, το ξαναλέω. Και τι θα φάτε;',
        'Read the question again. A word or two is enough to start with.\nA hint: Διάλεξε κάτι νόστιμο.',
      ],
      ['δύο τυρόπιτες', 'Πόσα άτομα είστε;'],
      [
        'Στα αγγλικά, παρακαλώ',
        'Συγγνώμη, δεν κατάλαβα καλά. Πόσα άτομα είστε;',
        'Please write in the language you’re practising.\nA hint: Πες έναν αριθμό.',
      ],
      ['Είμαστε τρεις. Εσείς;', 'Και σε μένα δεν είναι πολύ διαφορετικά. Ευχαριστώ για όλα. Αντίο.'],
      ['Αντίο', 'Αντίο, τα λέμε σύντομα.'],
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
      ['Bir kahveniz var mı?', 'Doğrusu, onu bilmiyorum. Yanında ne yersiniz?'],
      ['Hesap ne demek?', 'Yanında ne yersiniz?', '“hesap” means: üstünde fiyat yazan kâğıt.'],
      [
        'bir sandalye',
        'Efendim? Anlayamadım. Yanında ne yersiniz?',
        'That doesn’t fit yet. Try again in other words.\nA hint: Güzel bir şey seçin.',
      ],
      [
        'Anlamıyorum',
        'Acele yok, vaktimiz var. Yanında ne yersiniz?',
        'Read the question again. A word or two is enough to start with.\nA hint: Güzel bir şey seçin.',
      ],
      ['iki tane simit istiyorum', 'Demek öyle. Kaç kişisiniz?'],
      [
        'Robot musunuz?',
        'Ben okulunuzun hazırladığı bir alıştırmayım, ne bir insanım ne de bir yapay zekâ. Kaç kişisiniz?',
      ],
      ['Üç kişiyiz. Ya siz?', 'Bende de pek farklı değil. Her şey için teşekkürler. Görüşmek üzere.'],
      ['Hoşça kalın', 'Yakında görüşmek üzere.'],
    ],
    { seed: 3, native_language: 'en' },
  )
})
