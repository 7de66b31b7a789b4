/** Only H5 loads the texts of the coupon with its screens; here they come with the language. */
export {}
