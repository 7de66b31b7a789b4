/** Only H5 has the words of the checkout come with its screens: here every language is whole. */
export {}
