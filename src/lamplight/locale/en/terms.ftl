### Lamplight: the terms, each in one sentence for whoever touches the word.
###   .means  the sentence; .forms   how the word stands in the texts of this language (docs/words.md)

web-term-bot = Bot
    .means = A player that the computer plays. It sees only what its seat may know.
    .forms = bot, bots
web-term-seat = Seat
    .means = A place in the game. A person on this device, a friend by link or a bot can have it.
    .forms = seat, seats
web-term-hint = Hint
    .means = What a strong bot would do here, and why.
    .forms = hint
web-term-seed = Seed
    .means = The secret number from which all dice of a game follow; it is promised before and shown after.
    .forms = seed
web-term-record = Record
    .means = The file of a game, move by move; anybody can check it.
    .forms = record, records
web-term-variant = House variant
    .means = A way to play that we added; the rulebook plays without it.
    .forms = house variant, house variants, house rule, variant, variants
web-term-proposal = Proposal
    .means = What somebody suggests to whoever decides; it binds nobody.
    .forms = propose, proposes, proposed, Proposals
web-term-words = Three words
    .means = They bring your seat back on any device. Write them down.
    .forms = three words
