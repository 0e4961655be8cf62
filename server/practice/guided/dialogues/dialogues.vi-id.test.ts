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
      ['Mình không hiểu', 'Bạn cứ từ từ nhé.\n\nGợi ý: Bạn bắt đầu bằng “Cho tôi …”.\n\nBạn muốn uống gì?'],
      [
        'cà phê',
        'Được, mình hiểu “cà phê”. Còn phần kia thì sao?\n\nCó lẽ cái này giúp được bạn: Bạn bắt đầu bằng “Cho tôi …”.',
      ],
      ['Cho tôi một ly cà phê sữa', 'Hay lắm. Các bạn đi mấy người?'],
      ['hóa đơn nghĩa là gì?', 'Câu hỏi hay. “hóa đơn” nghĩa là: tờ giấy ghi giá tiền\n\nCác bạn đi mấy người?'],
      [
        'Bạn là robot à?',
        'Mình là bài luyện nói có hướng dẫn của trường bạn, không phải người, cũng không phải trí tuệ nhân tạo. Các bạn đi mấy người?',
      ],
      ['Có ba người, còn bạn?', 'Bạn tử tế quá. Mình chỉ ở đây để giúp bạn luyện tập. Vì sao bạn học tiếng Việt?'],
      [
        'Bạn biết tiếng Anh không?',
        'Mình cứ nói tiếng Việt nhé. Bạn làm được mà.\n\nGợi ý: Bạn nghĩ đến công việc hoặc bạn bè nhé.\n\nVì sao bạn học tiếng Việt?',
      ],
      [
        'I want to go home',
        'Bạn thử bằng tiếng Việt nhé.\n\nCó lẽ cái này giúp được bạn: Bạn nghĩ đến công việc hoặc bạn bè nhé.\n\nVì sao bạn học tiếng Việt?',
      ],
      [
        'Vì công việc',
        'Câu trả lời hay. Cuộc trò chuyện đến đây là hết. Cảm ơn bạn đã nói chuyện với mình. Bây giờ bạn có thể kết thúc và xem kết quả.',
      ],
      ['Tạm biệt', 'Cuộc trò chuyện đã hết. Bạn kết thúc để xem phần tóm tắt nhé.'],
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
        'Tenang saja, tidak perlu terburu-buru.\n\nPetunjuk: Mulai dengan “Saya mau …”.\n\nMau minum apa?',
      ],
      ['kopi', 'Baik, “kopi” sudah jelas. Lalu yang lain?\n\nMungkin ini membantu: Mulai dengan “Saya mau …”.'],
      ['Saya memesan kopinya', 'Hebat. Untuk berapa orang?'],
      ['Tagihan itu apa?', 'Pertanyaan bagus. Arti “tagihan”: kertas yang berisi harga\n\nUntuk berapa orang?'],
      [
        'Apakah kamu robot?',
        'Saya latihan terpandu dari sekolah Anda, bukan manusia dan bukan kecerdasan buatan. Untuk berapa orang?',
      ],
      [
        'Untuk tiga orang, kalau Anda?',
        'Baik sekali. Saya di sini hanya untuk menemani latihan Anda. Kenapa belajar bahasa Indonesia?',
      ],
      [
        'Bisa bahasa Inggris tidak?',
        'Kita tetap pakai bahasa Indonesia, ya. Pasti bisa.\n\nPetunjuk: Pikirkan pekerjaan atau teman.\n\nKenapa belajar bahasa Indonesia?',
      ],
      [
        'I want to go home',
        'Coba dalam bahasa Indonesia, ya.\n\nMungkin ini membantu: Pikirkan pekerjaan atau teman.\n\nKenapa belajar bahasa Indonesia?',
      ],
      [
        'Karena pekerjaan saya',
        'Jelas sekali. Percakapan kita sampai di sini. Terima kasih sudah mengobrol. Sekarang boleh selesai dan lihat hasilnya.',
      ],
      ['Sampai jumpa', 'Percakapan sudah selesai. Akhiri untuk melihat ringkasannya.'],
    ],
    { native_language: 'en' },
  )
})
