import type { Phrases } from '#server/practice/languages/phrase-book.ts'

const tongues = ['Anh', 'Việt', 'Tây Ban Nha', 'Pháp', 'Đức', 'Ý', 'Bồ Đào Nha']

/** The partner's words in Vietnamese: "mình" and "bạn", for learners of any age. */
export const phrases: Phrases = {
  heard: {
    greeting: ['xin chào|chào|chào bạn|chào thầy|chào cô|chào anh|chào chị|chào em|chào buổi sáng|chào buổi tối|alo'],
    how_are_you: [
      'bạn khỏe không|bạn có khỏe không|anh khỏe không|chị khỏe không|khỏe không|bạn thế nào',
      'dạo này thế nào|dạo này sao rồi',
    ],
    thanks: ['cảm ơn', 'cám ơn', 'cảm ơn bạn', 'cảm ơn nhiều', 'xin cảm ơn', 'cảm ơn thầy', 'cảm ơn cô'],
    yes_no: [
      'có|không|vâng|dạ|dạ vâng|dạ không|ừ|được|được rồi|đúng rồi|phải rồi|ok|có lẽ|tất nhiên|chắc chắn rồi',
      'không cảm ơn',
    ],
    not_understood: [
      'không hiểu|chưa hiểu|không biết|chưa biết|không rõ|chẳng hiểu|hông hiểu|ko hiểu|ko biết|k hiểu',
      'khó hiểu quá|nghĩa là sao|ý bạn là gì|cái này nghĩa là gì|cái đó nghĩa là gì|từ này nghĩa là gì',
      'là sao|gì|cái gì|hả|sao',
    ],
    repeat: ['nói lại|nhắc lại|lặp lại|hỏi lại|một lần nữa|lần nữa|nói chậm|chậm lại|chậm thôi|không nghe rõ'],
    meaning: [
      'nghĩa của từ … là gì',
      'nghĩa của … là gì',
      'nghĩa của từ …',
      '… có nghĩa là gì',
      '… nghĩa là gì',
      '… có nghĩa gì',
      '… tức là gì',
    ],
    what_is: ['… là gì', '… là cái gì', '… là ai'],
    language_please: [
      ...tongues.flatMap((each) => [`bằng tiếng ${each} được không`, `nói tiếng ${each} được không`]),
      ...tongues.flatMap((each) => [`biết tiếng ${each} không`, `tiếng ${each} là gì`, `dịch sang tiếng ${each}`]),
      'bằng tiếng của tôi',
      'ngôn ngữ khác',
      'dịch giúp',
      'dịch hộ',
    ],
    help: [
      'giúp tôi|giúp mình|giúp em|giúp với|giúp đỡ|gợi ý|cho gợi ý|cho ví dụ|cho một ví dụ|nói gì bây giờ',
      'nói thế nào|trả lời thế nào|trả lời sao|nghĩa là gì',
    ],
    and_you: ['còn bạn', 'còn anh', 'còn chị', 'còn em', 'còn thầy', 'còn cô', 'bạn thì sao', 'thế còn bạn'],
    goodbye: [
      'tạm biệt|chào tạm biệt|hẹn gặp lại|bai bai|gặp lại sau|mai gặp|phải đi rồi|phải đi đây|tôi đi đây',
      'muốn dừng lại|muốn nghỉ thôi|muốn kết thúc',
    ],
    insult: ['câm mồm', 'im mồm', 'im đi', 'khốn nạn', 'cút đi', 'xéo đi', 'địt', 'súc vật', 'thằng khốn'],
    who_are_you: [
      'bạn là robot|bạn là rô bốt|có phải robot|có phải là robot|bạn là bot|bạn là người thật',
      'có phải người thật|có phải là người|bạn là người hay|bạn là máy|bạn là trí tuệ|trí tuệ nhân tạo',
      'bạn là ai vậy|thật ra bạn là ai|đang nói chuyện với ai|đang nói chuyện với máy',
    ],
  },
  said: {
    praise: [
      'Rất tốt.',
      'Tốt lắm.',
      'Hay lắm.',
      'Giỏi lắm.',
      'Tuyệt vời.',
      'Nói rất rõ.',
      'Câu trả lời hay.',
      'Chính xác.',
      'Khá lắm.',
    ],
    and_you: [
      'Cảm ơn bạn đã hỏi, nhưng hôm nay mình nói về bạn nhé.',
      'Bạn tử tế quá. Mình chỉ ở đây để giúp bạn luyện tập.',
    ],
    greeting: ['Chào bạn.', 'Xin chào.', 'Chào bạn, rất vui được gặp bạn.'],
    how_are_you: ['Mọi thứ đều tốt, cảm ơn bạn.', 'Mình khỏe, cảm ơn bạn đã hỏi.'],
    thanks: ['Không có gì.', 'Không có chi.', 'Rất vui được giúp bạn.'],
    yes_no: ['Được rồi. Bạn nói thêm một chút nhé?', 'Ừ. Bạn thử nói thành một câu nhé.'],
    not_understood: ['Không sao.', 'Không sao đâu, mình cùng xem nhé.', 'Bạn cứ từ từ nhé.'],
    repeat: ['Được chứ, mình nói lại nhé.', 'Vâng, một lần nữa nhé.'],
    meaning: ['“{word}” có nghĩa là: {meaning}', 'Câu hỏi hay. “{word}” nghĩa là: {meaning}'],
    no_meaning: [
      'Ở đây mình không giải thích được “{word}”. Bạn hãy tra từ điển hoặc hỏi thầy cô nhé.',
      '“{word}” không có trong danh sách của mình. Bạn có thể hỏi thầy cô.',
    ],
    language_please: [
      'Mình cứ nói tiếng Việt nhé. Bạn làm được mà.',
      'Mình thử bằng tiếng Việt nhé, từ đơn giản thôi.',
    ],
    other_language: ['Mình thấy bạn muốn nói gì đó. Bạn nói bằng tiếng Việt nhé.', 'Bạn thử bằng tiếng Việt nhé.'],
    help: ['Được chứ, mình giúp bạn.', 'Vâng, mình giúp một chút nhé.'],
    goodbye: [
      'Nếu muốn, bạn có thể dừng ở đây. Hoặc mình nói tiếp:',
      'Bạn dừng lúc nào cũng được. Nếu còn chút thời gian, mình nói tiếp:',
    ],
    silence: ['Mình đang nghe đây.', 'Bạn cứ từ từ. Viết một hai từ cũng được.'],
    insult: ['Mình nói chuyện lịch sự nhé.', 'Mình bỏ qua chuyện đó và trở lại chủ đề nhé.'],
    who_are_you: [
      'Mình là bài luyện nói có hướng dẫn của trường bạn, không phải người, cũng không phải trí tuệ nhân tạo.',
      'Đây là bài luyện nói có hướng dẫn của trường bạn. Ở đây không có người, cũng không có trí tuệ nhân tạo.',
    ],
    nudge: [
      'Chưa hẳn. Mình thử lại lần nữa nhé.',
      'Gần được rồi. Bạn thử nói cách khác nhé.',
      'Mình xem lại câu này nhé.',
    ],
    partly: ['“{heard}”, tốt lắm. Còn thiếu một chút nữa.', 'Được, mình hiểu “{heard}”. Còn phần kia thì sao?'],
    hint: ['Gợi ý: {hint}', 'Có lẽ cái này giúp được bạn: {hint}'],
    model: ['Bạn có thể nói: “{example}”', 'Ví dụ: “{example}”'],
    go_on: ['Không sao, mình nói tiếp nhé.', 'Không sao cả. Mình tiếp tục.'],
    recast: ['À, “{right}”.', 'Mình hiểu rồi: “{right}”.', 'Vậy là “{right}”.'],
    mistake: ['Mình viết “{better}”, không viết “{written}”.', 'Một chút thôi: “{written}” viết là “{better}”.'],
    foreign_words: ['Bạn thử nói “{written}” bằng tiếng Việt nhé.', '“{written}” tiếng Việt nói thế nào nhỉ?'],
    more: [
      'Bạn kể thêm nhé.',
      'Hay quá. Bạn nói thêm được gì nữa?',
      'Vì sao vậy?',
      'Bạn cho một ví dụ nhé?',
      'Rồi sau đó thế nào?',
      'Bạn thấy điều đó thế nào?',
      'Những người khác nói gì?',
      'Bạn muốn nói tiếp về chuyện gì?',
    ],
    closing: [
      'Cuộc trò chuyện đến đây là hết. Cảm ơn bạn đã nói chuyện với mình. Bây giờ bạn có thể kết thúc và xem kết quả.',
      'Mình đã đi đến cuối rồi. Cảm ơn bạn, mình rất vui. Bây giờ bạn có thể kết thúc và đọc phần tóm tắt.',
    ],
    over: [
      'Mình đã đi đến cuối rồi. Bạn có thể kết thúc.',
      'Cuộc trò chuyện đã hết. Bạn kết thúc để xem phần tóm tắt nhé.',
    ],
  },
  own: {
    nudge: 'Câu này chưa hợp lắm. Bạn thử lại bằng cách nói khác nhé.',
    partly: 'Đã có một phần rồi. Bạn thêm phần còn thiếu nhé.',
    not_understood: 'Bạn đọc lại câu hỏi nhé. Bắt đầu bằng một hai từ là đủ.',
    other_language: 'Bạn hãy viết bằng ngôn ngữ mà bạn đang luyện nhé.',
    model: 'Đây là một câu trả lời phù hợp. Mình nói tiếp nhé.',
  },
}
