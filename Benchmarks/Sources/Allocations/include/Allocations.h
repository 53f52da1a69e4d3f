/// The number of allocations of this process so far, on all threads.
unsigned long allocations(void);
