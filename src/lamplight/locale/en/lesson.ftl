### Words of lessons and tips: what is said around them. What they say themselves belongs to their games.

# What is asked for now, when somebody tries something else
lesson-read = Read this first, then touch “Next”.
lesson-play = That comes later. Just now, touch what shines.
lesson-watch = Watch for a moment: the others are playing.
lesson-over = This lesson is over.
lesson-leads = That belongs to a real game. Here the lesson leads.

# In the bubble, and at the end
lesson-step = { $step } of { $of }
lesson-count = Lesson, step { $step } of { $of }
lesson-next = Next
lesson-back = Back one step
lesson-skip = Skip
lesson-end = Well done!
lesson-after = What next?
lesson-all = That is all you need. Touch anything: if it can’t be done, the game says why.
lesson-kept = The lesson waits for you here; you also find it under Help.
lesson-go-on = On with the lesson
lesson-real = Play a real game
lesson-again = Once more from the start
lesson-follows = The next lesson
lesson-minutes = { $minutes ->
    [one] About a minute
   *[other] About { $minutes } minutes
}
lesson-begun = Begun: go on

# Tips at the table
tip-title = Tip
tip-close = Got it
tip-rule = The rule
tip-off = No more tips
