### The rulebook as it is read: words that the books of all games share, on the screen, on paper and in the terminal.

book-cell = { $what }
book-editions = For those who compare editions
book-key = Key to the signs
book-terms = Words of the game
book-marks = What is printed, and what is ours
book-mark-printed = printed
    .means = As the printed rulebook has it, told in our own words.
    .thing = It is in the box; the words about it are ours.
book-mark-read = our reading
    .means = How we play where the printed rulebook says nothing, or two things at once; and what we only know from hints.
    .thing = The box has it; we know it only in part, and the rest is our guess.
book-mark-ours = ours
    .means = Made by us; it is not in the box.
    .thing = Made by us; you will not find it in the box.
book-example = Example
book-asked = What is asked:
book-before = Before
book-after = After
book-can = This is allowed:
book-cannot = This is not:
book-told = What happens:
# $place where, $there who is there
book-stand = { $place }: { $there }
# $first, $second: two names in a list
book-shows = The rules behind it:
book-rules-of = What the rules say about it
book-examples-of = Examples with it
book-contents = Contents
book-whole = The whole book
book-all = Open everything
book-none = Close everything
book-page = A page of its own
book-to-book = To the rulebook
book-before-this = Back: { $title }
book-after-this = On: { $title }
book-unknown = There is no such page in this book.
book-no-book = This game has no rulebook.
# $count how many places of the book were found, $words what was looked for
book-found =
    { $count ->
        [one] One place in the book has “{ $words }”:
       *[other] { $count } places in the book have “{ $words }”:
    }
book-printed = Printed from Lamplight. The rules in our own words.
