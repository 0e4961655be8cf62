import type { Phrases } from '#server/practice/languages/phrase-book.ts'

const tongues = ['Inggris', 'Indonesia', 'Spanyol', 'Prancis', 'Jerman', 'Italia', 'Portugis']

/** The partner's words in Indonesian: "Anda" where the student must be addressed, which is avoided otherwise. */
export const phrases: Phrases = {
  heard: {
    greeting: ['halo|hai|hei|selamat pagi|selamat siang|selamat sore|selamat malam|pagi|siang|sore|assalamualaikum'],
    how_are_you: ['apa kabar', 'bagaimana kabar*', 'gimana kabar*', 'kabarnya gimana', 'baik baik saja', 'kabarmu'],
    thanks: ['terima kasih', 'makasih', 'terimakasih', 'trims', 'terima kasih banyak', 'makasi', 'tengkyu'],
    yes_no: [
      'ya|iya|tidak|nggak|enggak|gak|oke|baik|boleh|bisa|mungkin|tentu|tentu saja|bukan|sudah|belum',
      'ya tolong|tidak terima kasih',
    ],
    not_understood: [
      'tidak mengerti|nggak ngerti|gak ngerti|enggak ngerti|tidak paham|gak paham|nggak paham|kurang paham',
      'belum paham|belum mengerti|tidak tahu|gak tau|nggak tahu|ga tau|entahlah|bingung|apa maksudnya',
      'maksudnya apa|apa maksud anda|apa artinya itu|apa|hah|maksudnya',
    ],
    repeat: [
      'ulangi|tolong ulangi|bisa diulang|bisa diulangi|bisa ulangi|coba ulangi|sekali lagi|lebih pelan',
      'pelan pelan|tidak dengar|tidak kedengaran',
    ],
    meaning: [
      'apa artinya …',
      'apa arti kata …',
      'apa arti dari …',
      'arti kata …',
      'arti dari …',
      '… artinya apa',
      '… apa artinya',
      '… itu artinya apa',
      'apa makna …',
    ],
    what_is: ['apa itu …', '… itu apa', 'siapa itu …'],
    language_please: [
      ...tongues.flatMap((each) => [`pakai bahasa ${each}`, `dalam bahasa ${each} tolong`]),
      ...tongues.flatMap((each) => [`bahasa ${each}nya apa`, `bisa bahasa ${each} tidak`, `boleh bahasa ${each}`]),
      'dalam bahasa saya',
      'bahasa lain',
      'tolong terjemahkan',
      'terjemahkan',
    ],
    help: [
      'tolong bantu|bantu saya|bantu aku|bantuan|minta bantuan|petunjuk|minta petunjuk|beri contoh',
      'kasih contoh|minta contoh|saya harus bilang apa|harus jawab apa|jawabnya apa|bagaimana menjawab*',
      'apa artinya|apa arti',
    ],
    and_you: [
      'dan anda',
      'dan kamu',
      'kalau anda',
      'kalau kamu',
      'bagaimana dengan anda',
      'bagaimana dengan kamu',
      'anda sendiri',
    ],
    goodbye: [
      'sampai jumpa|selamat tinggal|sampai nanti|sampai besok|sampai ketemu|dadah|saya harus pergi',
      'aku harus pergi|mau pergi dulu|saya mau berhenti|saya mau selesai|mau udahan',
    ],
    insult: [
      '*bodoh|goblok|*tolol|brengsek|bajingan|ngentot|dasar anjing|kamu anjing|tutup mulut*|diam kamu',
      'kurang ajar|kamu idiot',
    ],
    who_are_you: [
      'kamu robot|anda robot|apakah ini robot|kamu bot|anda bot|kamu manusia|anda manusia',
      'apakah ini manusia|kamu orang beneran|anda orang sungguhan|kamu mesin|anda mesin|kamu kecerdasan',
      'anda kecerdasan buatan|kamu komputer|anda komputer|kamu ai|anda ai|kamu sebenarnya siapa',
      'siapa kamu sebenarnya|siapa anda sebenarnya',
    ],
  },
  said: {
    praise: [
      'Bagus sekali.',
      'Bagus.',
      'Hebat.',
      'Baik sekali.',
      'Jawaban yang bagus.',
      'Tepat sekali.',
      'Jelas sekali.',
      'Mantap.',
      'Luar biasa.',
    ],
    and_you: [
      'Terima kasih sudah bertanya, tetapi hari ini kita bicara tentang Anda.',
      'Baik sekali. Saya di sini hanya untuk menemani latihan Anda.',
    ],
    greeting: ['Halo.', 'Halo, selamat datang.', 'Halo, senang bertemu di sini.'],
    how_are_you: ['Semua baik, terima kasih.', 'Baik sekali, terima kasih sudah bertanya.'],
    thanks: ['Sama-sama.', 'Kembali.', 'Dengan senang hati.'],
    yes_no: ['Baik. Bisa cerita sedikit lagi?', 'Oke. Coba katakan dalam satu kalimat.'],
    not_understood: [
      'Tidak apa-apa.',
      'Tidak masalah, mari kita lihat bersama.',
      'Tenang saja, tidak perlu terburu-buru.',
    ],
    repeat: ['Tentu, sekali lagi.', 'Boleh, saya ulangi.'],
    meaning: ['“{word}” artinya: {meaning}', 'Pertanyaan bagus. Arti “{word}”: {meaning}'],
    no_meaning: [
      'Di sini saya tidak bisa menjelaskan “{word}”. Coba lihat kamus atau tanya guru.',
      '“{word}” tidak ada dalam daftar saya. Coba tanya guru.',
    ],
    language_please: [
      'Kita tetap pakai bahasa Indonesia, ya. Pasti bisa.',
      'Mari coba dalam bahasa Indonesia, dengan kata-kata sederhana.',
    ],
    other_language: [
      'Sepertinya ada yang ingin dikatakan. Dalam bahasa Indonesia, ya.',
      'Coba dalam bahasa Indonesia, ya.',
    ],
    help: ['Tentu, saya bantu.', 'Boleh, ini sedikit bantuan.'],
    goodbye: [
      'Kalau mau, boleh selesai di sini. Atau kita lanjut:',
      'Boleh selesai kapan saja. Kalau masih ada waktu, kita lanjut:',
    ],
    silence: ['Saya mendengarkan.', 'Tidak perlu terburu-buru. Tulis satu atau dua kata saja.'],
    insult: ['Mari bicara dengan sopan.', 'Kita tinggalkan itu dan kembali ke topik kita.'],
    who_are_you: [
      'Saya latihan terpandu dari sekolah Anda, bukan manusia dan bukan kecerdasan buatan.',
      'Ini latihan terpandu dari sekolah Anda. Di sini tidak ada manusia dan tidak ada kecerdasan buatan.',
    ],
    nudge: ['Belum pas. Mari coba sekali lagi.', 'Hampir. Coba dengan cara lain.', 'Mari kita lihat lagi.'],
    partly: ['“{heard}”, bagus. Masih ada yang kurang.', 'Baik, “{heard}” sudah jelas. Lalu yang lain?'],
    hint: ['Petunjuk: {hint}', 'Mungkin ini membantu: {hint}'],
    model: ['Bisa dikatakan begini: “{example}”', 'Misalnya: “{example}”'],
    go_on: ['Tidak apa-apa, kita lanjut.', 'Tidak masalah. Mari lanjut.'],
    recast: ['Oh, “{right}”.', 'Begitu, ya: “{right}”.', 'Jadi, “{right}”.'],
    mistake: ['Kita tulis “{better}”, bukan “{written}”.', 'Hal kecil: “{written}” ditulis “{better}”.'],
    foreign_words: ['Coba katakan “{written}” dalam bahasa Indonesia.', '“{written}”: apa bahasa Indonesianya?'],
    more: [
      'Ceritakan lagi.',
      'Menarik. Apa lagi yang bisa diceritakan?',
      'Kenapa begitu?',
      'Bisa beri contoh?',
      'Lalu apa yang terjadi?',
      'Bagaimana perasaan Anda tentang itu?',
      'Apa kata orang lain?',
      'Mau bicara tentang apa lagi?',
    ],
    closing: [
      'Percakapan kita sampai di sini. Terima kasih sudah mengobrol. Sekarang boleh selesai dan lihat hasilnya.',
      'Kita sudah sampai di akhir. Terima kasih, senang sekali mengobrol. Sekarang boleh selesai dan baca ringkasannya.',
    ],
    over: [
      'Kita sudah sampai di akhir. Sekarang boleh selesai.',
      'Percakapan sudah selesai. Akhiri untuk melihat ringkasannya.',
    ],
  },
  own: {
    nudge: 'Ini belum cocok. Coba sekali lagi dengan kata-kata lain.',
    partly: 'Sebagian sudah ada. Tambahkan yang masih kurang.',
    not_understood: 'Baca pertanyaannya sekali lagi. Satu atau dua kata sudah cukup untuk mulai.',
    other_language: 'Tulislah dalam bahasa yang sedang dilatih.',
    model: 'Ini jawaban yang cocok. Kita lanjut.',
  },
}
