// What the library waits for, and what `user` does, ends with a turn in which React draws what came of it
const { act, configure, getConfig } = require('@testing-library/react')

const { asyncWrapper } = getConfig()
configure({
  asyncWrapper: async (work) => {
    const result = await asyncWrapper(work)
    await act(() => jest.advanceTimersByTimeAsync(0))
    return result
  },
})
