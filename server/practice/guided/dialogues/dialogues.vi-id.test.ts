import { test } from 'vitest'
import { threeQuestions } from '#server/test/cafes.ts'
import { expectDialogue } from '#server/test/dialogue.ts'

test('a conversation in Vietnamese goes from the greeting to the end', async () => {
  await expectDialogue(
    threeQuestions(
      'vi',
      [
        {
          says: 'Bạn muốn uống gì?',
          expects: ['cà phê|trà|nước', 'cho|muốn|lấy'],
          hint: 'Bạn bắt đầu bằng “Cho tôi …”.',
          example: 'Cho tôi một ly cà phê.',
        },
        { says: 'Các bạn đi mấy người?', expects: ['#'], hint: null, example: 'Chúng tôi có hai người.' },
        {
          says: 'Vì sao bạn học tiếng Việt?',
          expects: [],
          hint: 'Bạn nghĩ đến công việc hoặc bạn bè nhé.',
          example: null,
        },
      ],
      { word: 'hóa đơn', meaning: 'tờ giấy ghi giá tiền' },
    ),
    [
      ['Xin chào', 'Xin chào. Bạn muốn uống gì?'],
      [
        'Mình không hiểu',
        'Cứ từ từ, còn thời gian mà. Bạn muốn uống gì?',
        'Read the question again. A word or two is enough to start with.\nA hint: Bạn bắt đầu bằng “Cho tôi …”.',
      ],
      [
        'cà phê',
        'Xin lỗi, mình chưa hiểu lắm. Bạn muốn uống gì?',
        '“cà phê” is right. Add what’s missing.\nA hint: Bạn bắt đầu bằng “Cho tôi …”.',
      ],
      ['Cho tôi một ly cà phê sữa', 'Vâng. Các bạn đi mấy người?'],
      ['hóa đơn nghĩa là gì?', 'Các bạn đi mấy người?', '“hóa đơn” means: tờ giấy ghi giá tiền.'],
      [
        'Bạn là robot à?',
        'Mình là bài luyện nói có hướng dẫn của trường bạn, không phải người, cũng không phải trí tuệ nhân tạo. Các bạn đi mấy người?',
      ],
      ['Có ba người, còn bạn?', 'Mình thì cũng không khác lắm. Vì sao bạn học tiếng Việt?'],
      [
        'Bạn biết tiếng Anh không?',
        'Hừm, hình như mình chưa hiểu. Vì sao bạn học tiếng Việt?',
        'Please write in the language you’re practising.\nA hint: Bạn nghĩ đến công việc hoặc bạn bè nhé.',
      ],
      [
        'I want to go home',
        'Xin lỗi, mình chưa hiểu lắm. Vì sao bạn học tiếng Việt?',
        'Please write in the language you’re practising.\nA hint: Bạn nghĩ đến công việc hoặc bạn bè nhé.',
      ],
      ['Vì công việc', 'Được rồi. Rất vui được nói chuyện với bạn. Tạm biệt.'],
      ['Tạm biệt', 'Chào bạn, hẹn gặp lại nhé.'],
    ],
    { native_language: 'en' },
  )
})

test('a conversation in Indonesian goes from the greeting to the end', async () => {
  await expectDialogue(
    threeQuestions(
      'id',
      [
        {
          says: 'Mau minum apa?',
          expects: ['kopi|teh|air', 'mau|pesan|minta'],
          hint: 'Mulai dengan “Saya mau …”.',
          example: 'Saya mau secangkir kopi.',
        },
        { says: 'Untuk berapa orang?', expects: ['#'], hint: null, example: 'Untuk dua orang.' },
        {
          says: 'Kenapa belajar bahasa Indonesia?',
          expects: [],
          hint: 'Pikirkan pekerjaan atau teman.',
          example: null,
        },
      ],
      { word: 'tagihan', meaning: 'kertas yang berisi harga' },
    ),
    [
      ['Selamat pagi', 'Halo, selamat datang. Mau minum apa?'],
      [
        'Saya tidak mengerti',
        'Tenang saja, masih ada waktu. Mau minum apa?',
        'Read the question again. A word or two is enough to start with.\nA hint: Mulai dengan “Saya mau …”.',
      ],
      [
        'kopi',
        'Maaf, saya kurang mengerti. Mau minum apa?',
        '“kopi” is right. Add what’s missing.\nA hint: Mulai dengan “Saya mau …”.',
      ],
      ['Saya memesan kopinya', 'Oke. Untuk berapa orang?'],
      ['Tagihan itu apa?', 'Untuk berapa orang?', '“tagihan” means: kertas yang berisi harga.'],
      [
        'Apakah kamu robot?',
        'Saya latihan terpandu dari sekolah Anda, bukan manusia dan bukan kecerdasan buatan. Untuk berapa orang?',
      ],
      ['Untuk tiga orang, kalau Anda?', 'Bagi saya tidak jauh berbeda. Kenapa belajar bahasa Indonesia?'],
      [
        'Bisa bahasa Inggris tidak?',
        'Hm, sepertinya saya belum paham. Kenapa belajar bahasa Indonesia?',
        'Please write in the language you’re practising.\nA hint: Pikirkan pekerjaan atau teman.',
      ],
      [
        'I want to go home',
        'Maaf, saya kurang mengerti. Kenapa belajar bahasa Indonesia?',
        'Please write in the language you’re practising.\nA hint: Pikirkan pekerjaan atau teman.',
      ],
      ['Karena pekerjaan saya', 'Oh, baik. Senang sekali bisa mengobrol. Sampai jumpa.'],
      ['Sampai jumpa', 'Sampai ketemu lagi, ya.'],
    ],
    { native_language: 'en' },
  )
})
