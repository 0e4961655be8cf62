import { step, template, words } from '#server/chatbots/templates/write.ts'

export const hotelB1 = template({
  id: 'hotel-b1',
  name: 'A complaint at the hotel',
  language: 'en',
  level: 'B1',
  description:
    'There are a few problems with your hotel room. Explain them politely, and find a solution you’re happy with.',
  role: 'Night manager of a hotel in Vancouver',
  scenario:
    'It’s ten in the evening. You checked in this afternoon, but you can’t relax in your room. The hotel is nearly full, so the manager has to be creative.',
  goals: [
    'I can describe a problem clearly and politely.',
    'I can say what I expect.',
    'I can compare suggestions and choose one.',
    'I can confirm what has been agreed.',
  ],
  grammar: [
    'too and not enough',
    'present perfect with already and yet',
    'polite questions: Could you …? Would it be possible to …?',
  ],
  vocabulary: words({
    'to complain': 'to say that you are not happy with something',
    'air conditioning': 'a machine that cools a room',
    heating: 'what makes a room warm',
    noisy: 'with a lot of noise',
    'to work': 'to do what it’s supposed to do',
    leak: 'a hole through which water comes out',
    refund: 'money that you get back',
    discount: 'a lower price than usual',
    'to switch rooms': 'to change to another room',
    'to fix': 'to make something work again',
    available: 'free, so that you can have it',
    apology: 'words that say you are sorry',
  }),
  steps: [
    step(
      'What seems to be the problem with your room?',
      [
        'room|noise|noisy|loud|cold|hot|warm|shower|water|heating|air|light|bed|smell*|dirty|work*|broken|wi-fi|wifi|window|door|toilet|bathroom|neighbour*|sleep',
      ],
      'Describe one problem: “The … doesn’t work” or “It’s too …”.',
      'The heating doesn’t work, and it’s too cold to sleep.',
    ),
    step(
      'I’m sorry to hear that. How long has it been like this, and have you tried anything yourself?',
      [
        'since|for|hour*|afternoon|evening|moved|arrived|tried|try|yes|no|already|turned|closed|opened|switched|called|whole|day|today',
      ],
      'Say since when, and what you have already tried.',
      'Since this afternoon. I’ve already turned it up, but nothing happened.',
    ),
    step(
      'I see. Is there anything else you’re not happy with?',
      [],
      'Name another problem, or say that this is the only one.',
      'Yes, the people next door are very noisy.',
    ),
    step(
      'Our technician has already gone home. He could come at seven tomorrow morning. Would that help?',
      ['no|not|too|late|early|tonight|now|sleep|sorry|help|would|could|yes|ok|fine|already|before|morning'],
      'Say if that is good enough for you, and why.',
      'I’m afraid that’s too late, because I need to sleep tonight.',
    ),
    step(
      'I understand. I have one other room, but it’s smaller and has no view. Or I could bring you a heater and two blankets. Which would you prefer?',
      ['room|smaller|small|other|heater|blanket*|prefer|rather|switch|move|first|second|neither|both|view'],
      'Choose one and give a reason.',
      'I’d rather switch rooms, because a heater is noisy.',
    ),
    step(
      'Very well. What do you think would be fair for the trouble you’ve had?',
      [
        'refund|discount|money|price|breakfast|free|pay|less|upgrade|night|nothing|apology|coffee|percent|drink|dinner|better|cheaper',
      ],
      'Say what you expect: “I think … would be fair.”',
      'I think a discount or a free breakfast would be fair.',
    ),
    step(
      'That sounds reasonable. Just so I don’t forget anything, what have we agreed?',
      [],
      'Sum up what will happen: “You will …, and I will …”.',
      'I’ll move to the other room now, and breakfast is free tomorrow.',
    ),
  ],
  starters: [
    'Good evening. I’m afraid there’s a problem with my room.',
    'Excuse me, can you help me?',
    'I’d like to speak to the manager, please.',
  ],
  opening_message: 'Good evening. I’m the night manager, and I’d like to help you.',
  correction: 'prompt',
})
