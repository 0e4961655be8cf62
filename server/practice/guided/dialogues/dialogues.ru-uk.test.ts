import { test } from 'vitest'
import { threeQuestions } from '#server/test/cafes.ts'
import { expectDialogue } from '#server/test/dialogue.ts'

test('a conversation in Russian goes from the greeting to the end', async () => {
  await expectDialogue(
    threeQuestions(
      'ru',
      [
        {
          says: 'Что вы хотите пить?',
          expects: ['кофе|чай|вода'],
          hint: 'Начните так: «Я хочу …»',
          example: 'Я хочу чашку чая, пожалуйста.',
        },
        { says: 'Сколько вас будет?', expects: ['#'], hint: null, example: 'Нас двое.' },
        { says: 'Почему вы учите русский?', expects: [], hint: 'Подумайте о работе или о друзьях.', example: null },
      ],
      { word: 'счёт', meaning: 'Бумага с ценой.' },
    ),
    [
      ['Добрый день', 'Добрый день. Что вы хотите пить?'],
      [
        'Не понимаю',
        'Спешить некуда, время есть. Что вы хотите пить?',
        'Read the question again. A word or two is enough to start with.\nA hint: Начните так: «Я хочу …»',
      ],
      [
        'стул',
        'Прошу прощения, я не совсем понимаю. Что вы хотите пить?',
        'That doesn’t fit yet. Try again in other words.\nA hint: Начните так: «Я хочу …»',
      ],
      ['Дайте воды, пожалуйста', 'Понимаю. Сколько вас будет?'],
      ['Что значит счёт?', 'Сколько вас будет?', '“счёт” means: Бумага с ценой.'],
      ['нас трое, а вас?', 'Я? Да примерно так же. Почему вы учите русский?'],
      [
        'I want to go home',
        'Как? Я не понимаю. Почему вы учите русский?',
        'Please write in the language you’re practising.\nA hint: Подумайте о работе или о друзьях.',
      ],
      [
        'Ты робот?',
        'Я – учебное упражнение вашей школы, не человек и не искусственный интеллект. Почему вы учите русский?',
      ],
      ['Для друзей', 'Спасибо за всё. До свидания.'],
      ['Пока', 'До свидания, до скорой встречи.'],
    ],
    { native_language: 'en' },
  )
})

test('a conversation in Ukrainian goes from the greeting to the end', async () => {
  await expectDialogue(
    threeQuestions(
      'uk',
      [
        {
          says: 'Що ви хочете пити?',
          expects: ['кава|чай|вода'],
          hint: 'Почніть так: «Я хочу …»',
          example: 'Я хочу чашку чаю, будь ласка.',
        },
        { says: 'Скільки вас буде?', expects: ['#'], hint: null, example: 'Нас двоє.' },
        {
          says: 'Чому ви вивчаєте українську?',
          expects: [],
          hint: 'Подумайте про роботу або про друзів.',
          example: null,
        },
      ],
      { word: 'рахунок', meaning: 'Папірець із ціною.' },
    ),
    [
      ['Привіт', 'Добрий день. Що ви хочете пити?'],
      [
        'стілець',
        'Хм, це не зовсім зрозуміло. Що ви хочете пити?',
        'That doesn’t fit yet. Try again in other words.\nA hint: Почніть так: «Я хочу …»',
      ],
      ['Я хочу каву з молоком', 'Ясно. Скільки вас буде?'],
      ['Що означає рахунок?', 'Скільки вас буде?', '“рахунок” means: Папірець із ціною.'],
      [
        'багато',
        'Хм, це не зовсім зрозуміло. Скільки вас буде?',
        'That doesn’t fit yet. Try again in other words.\nA hint: Нас …',
      ],
      ['нас пʼятеро', 'Ага. Чому ви вивчаєте українську?'],
      [
        'Можна англійською?',
        'Як? Я не розумію. Чому ви вивчаєте українську?',
        'Please write in the language you’re practising.\nA hint: Подумайте про роботу або про друзів.',
      ],
      ['Для роботи. А ви?', 'Я? Та приблизно так само. Було приємно поговорити. До побачення.'],
      ['Бувай', 'На все добре, до зустрічі.'],
    ],
    { native_language: 'en' },
  )
})
